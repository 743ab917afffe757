import { settings } from '../settings/settings.svelte';
import { t } from '../text/text.svelte';

/** A notice of the system that it is one's turn: only if it is wanted, allowed, and the page is hidden. */
export function notifyTurn(table: string): void {
  if (settings.notice !== 'system' || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  new Notification(t('your-turn'), { body: table, tag: 'bastide-turn', silent: true });
}

/** Asks for the permission to show notices. */
export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
