import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/new-game.css';
import './styles/rulebook.css';
import './styles/small-pages.css';
import './styles/table.css';
import './styles/dock.css';
import './styles/rail.css';
import './styles/chat.css';
import './styles/clock.css';
import './styles/result.css';
import './styles/small-screens.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { chosenLanguage, showLook } from './settings/settings.svelte';
import { useLanguage } from './text/text.svelte';

showLook();
await useLanguage(chosenLanguage());
mount(App, { target: document.getElementById('app')! });
