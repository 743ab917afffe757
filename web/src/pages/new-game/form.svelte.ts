import { api, ApiError } from '../../api/client';
import { rememberGame } from '../../api/known-games.svelte';
import type {
  Catalogue,
  CatalogueOption,
  CatalogueSet,
  Clock,
  Created,
  NewSeat,
  Preset,
  SeatKind,
  Setup,
  SetupChange,
  SetupCheck,
} from '../../api/types';
import { change, settings } from '../../settings/settings.svelte';
import { hasText, t, textOr, useCardTexts } from '../../text/text.svelte';
import { optionValueKey } from '../../text/words';
import { DRAWN_COLOUR_COUNT, freeColour } from '../../ui/colours';
import { setName } from '../setup-summary';
import { CARDS, concerns } from './option-families';

/** A seat of the form. */
export type FormSeat = { kind: SeatKind; name: string; colour: number; level: string };

/** Sets of one family: a card of the page. */
export type Family = { id: string; name: string; sets: CatalogueSet[]; isBuilt: boolean };

/** An option whose value is not the standard one. */
export type Difference = { option: CatalogueOption; value: string; standard: string };

/** The edition that counts as the standard rules. */
const STANDARD = 'third';
const LEAST_SEATS = 2;
const MOST_SEATS = 9;
/** Base games: one of them is always in the game. */
const BASES = ['base', 'winter'];
const CHECK_DELAY = 150;
/** Seconds to answer a card, where players sit at screens of their own. */
const ANSWER_SECONDS = 30;

/** What is chosen on the page of a new game. */
export class NewGameForm {
  readonly catalogue: Catalogue;
  sets = $state<Record<string, number>>({});
  options = $state<Record<string, string>>({});
  seats = $state<FormSeat[]>([]);
  name = $state('');
  isShuffled = $state(true);
  isPurist = $state(false);
  clock = $state.raw<Clock | null>(null);
  /** Seconds to answer a card; `undefined` as long as nobody has chosen. */
  #answerSeconds = $state<number | null | undefined>(undefined);
  check = $state.raw<SetupCheck | null>(null);
  problem = $state('');
  isBusy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    useCardTexts(catalogue.cards);
    const standard = this.preset(STANDARD) ?? catalogue.presets[0];
    if (standard) this.usePreset(standard);
    this.seats = [
      { kind: 'here', name: settings.name || t('guest'), colour: settings.colour, level: this.#level() },
      { kind: 'computer', name: t('computer'), colour: (settings.colour + 1) % DRAWN_COLOUR_COUNT, level: this.#level() },
    ];
  }

  preset(id: string): Preset | undefined {
    return this.catalogue.presets.find((one) => one.id === id);
  }

  /** The preset whose sets and options are chosen just now, not counting expansions. */
  get activePreset(): string | null {
    const found = this.catalogue.presets.find((preset) => {
      const bases = preset.setup.sets.every((set) => this.sets[set.id]);
      return bases && this.catalogue.options.every((option) => this.valueOf(option) === valueIn(preset.setup, option));
    });
    return found?.id ?? null;
  }

  get families(): Family[] {
    const families = new Map<string, Family>();
    for (const set of this.catalogue.sets) {
      if (BASES.includes(set.family)) continue;
      const family = families.get(set.family);
      const isBuilt = set.missing.length === 0;
      if (family) {
        family.sets.push(set);
        family.isBuilt ||= isBuilt;
      } else {
        families.set(set.family, { id: set.family, name: setName(set.id, set.name), sets: [set], isBuilt });
      }
    }
    return [...families.values()];
  }

  /** The set of a family that is in the game. */
  chosenIn(family: Family): CatalogueSet | null {
    return family.sets.find((set) => this.sets[set.id]) ?? null;
  }

  /** Whether a set of this family is in the game. */
  hasFamily(family: string): boolean {
    return this.catalogue.sets.some((set) => set.family === family && this.sets[set.id]);
  }

  /** Whether the cards of Christmas Present are in the game. */
  get hasCards(): boolean {
    return this.options['christmas_present'] === 'on';
  }

  /** Seconds to answer a card. People at one screen need time to hand it over: there it has no limit by itself. */
  get answerSeconds(): number | null {
    if (this.#answerSeconds !== undefined) return this.#answerSeconds;
    const persons = this.seats.filter((seat) => seat.kind !== 'computer');
    return persons.filter((seat) => seat.kind === 'here').length < 2 && persons.length > 1 ? ANSWER_SECONDS : null;
  }

  set answerSeconds(seconds: number | null) {
    this.#answerSeconds = seconds;
  }

  /** The edition of the chosen base game, by which sets of families are chosen. */
  get edition(): string {
    return this.sets['base-c1'] ? 'C1' : 'C2';
  }

  get setup(): Setup {
    const order = this.catalogue.sets.map((set) => set.id);
    return {
      sets: Object.entries(this.sets)
        .filter(([, copies]) => copies > 0)
        .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
        .map(([id, copies]) => ({ id, copies })),
      seats: this.seats.length,
      options: { ...this.options },
    };
  }

  get differences(): Difference[] {
    const standard = this.preset(STANDARD)?.setup;
    const families = this.catalogue.sets.filter((set) => this.sets[set.id]).map((set) => set.family);
    if (this.hasCards) families.push(CARDS);
    // What an edition says of expansions that are not in the game differs in nothing that is played.
    const isTold = (option: CatalogueOption): boolean => concerns(option, families) || !this.#isOfEdition(option);
    return this.catalogue.options.filter(isTold).flatMap((option) => {
      const usual = standard ? valueIn(standard, option) : option.values[0]!.id;
      const value = this.valueOf(option);
      return value === usual ? [] : [{ option, value, standard: usual }];
    });
  }

  valueOf(option: CatalogueOption): string {
    return this.options[option.id] ?? option.values[0]!.id;
  }

  standardOf(option: CatalogueOption): string {
    const standard = this.preset(STANDARD)?.setup;
    return standard ? valueIn(standard, option) : option.values[0]!.id;
  }

  /** Whether an option is as an edition with the chosen base game says it. */
  #isOfEdition(option: CatalogueOption): boolean {
    const presets = this.catalogue.presets.filter((one) => one.setup.sets.every((set) => this.sets[set.id]));
    return presets.some((one) => valueIn(one.setup, option) === this.valueOf(option));
  }

  /** Takes over an edition: its base game and all options; expansions stay, in its edition where there is one. */
  usePreset(preset: Preset): void {
    const expansions = Object.entries(this.sets).filter(([id]) => !BASES.includes(this.#set(id)?.family ?? ''));
    this.sets = Object.fromEntries(preset.setup.sets.map((set) => [set.id, set.copies]));
    for (const [id, copies] of expansions) this.sets[this.#inEdition(id)] = copies;
    this.options = { ...preset.setup.options };
    this.#check();
  }

  #set(id: string): CatalogueSet | undefined {
    return this.catalogue.sets.find((set) => set.id === id);
  }

  /** The set of the same family that belongs to the chosen base game, if it can be played. */
  #inEdition(id: string): string {
    const family = this.#set(id)?.family;
    const better = this.catalogue.sets.find(
      (set) => set.family === family && set.edition === this.edition && set.missing.length === 0,
    );
    return better?.id ?? id;
  }

  /** Carries out the change that mends a problem. */
  repair(change: SetupChange): void {
    switch (change.kind) {
      case 'set_seats':
        while (this.seats.length < Math.min(change.seats, MOST_SEATS)) this.addSeat();
        this.seats = this.seats.slice(0, change.seats);
        break;
      case 'add_set':
        this.sets = { [change.set]: 1, ...this.sets };
        break;
      case 'remove_set':
        delete this.sets[change.set];
        break;
      case 'set_copies':
        this.sets[change.set] = change.copies;
        break;
      case 'set_option':
        this.options[change.option] = change.value;
        break;
      case 'remove_option':
        delete this.options[change.option];
        break;
      case 'usual_start':
        // The page always starts as usual.
        break;
    }
    this.#check();
  }

  /** Takes over a set-up from a link or a file. */
  useSetup(setup: Setup, names: readonly string[] = []): void {
    this.sets = Object.fromEntries(setup.sets.map((set) => [set.id, set.copies]));
    this.options = { ...setup.options };
    const seats = Math.max(LEAST_SEATS, Math.min(MOST_SEATS, Math.trunc(setup.seats) || LEAST_SEATS));
    while (this.seats.length < seats) this.addSeat();
    this.seats = this.seats.slice(0, seats);
    names.forEach((name, index) => {
      const seat = this.seats[index];
      if (seat && name) seat.name = name;
    });
    this.#check();
  }

  toggleFamily(family: Family): void {
    const chosen = this.chosenIn(family);
    if (chosen) {
      delete this.sets[chosen.id];
    } else {
      const built = family.sets.filter((set) => set.missing.length === 0);
      const set = built.find((one) => one.edition === this.edition) ?? built[0] ?? family.sets[0];
      if (set) this.sets[set.id] = 1;
    }
    this.#check();
  }

  /** Chooses another edition of a family's set. */
  useSet(family: Family, id: string): void {
    const chosen = this.chosenIn(family);
    const copies = chosen ? (this.sets[chosen.id] ?? 1) : 1;
    if (chosen) delete this.sets[chosen.id];
    this.sets[id] = copies;
    this.#check();
  }

  setCopies(set: CatalogueSet, copies: number): void {
    this.sets[set.id] = Math.max(1, Math.min(set.most, copies));
    this.#check();
  }

  setOption(id: string, value: string): void {
    this.options[id] = value;
    this.#check();
  }

  get canAddSeat(): boolean {
    return this.seats.length < MOST_SEATS;
  }

  addSeat(): void {
    if (!this.canAddSeat) return;
    const taken = this.seats.map((seat) => seat.colour);
    this.seats.push({
      kind: 'computer',
      name: this.#computerName(),
      colour: freeColour(taken) ?? this.seats.length,
      level: this.#level(),
    });
    this.#check();
  }

  removeSeat(index: number): void {
    this.seats.splice(index, 1);
    this.#check();
  }

  setKind(index: number, kind: SeatKind): void {
    const seat = this.seats[index];
    if (!seat) return;
    const before = seat.kind;
    seat.kind = kind;
    if (kind === 'computer') seat.name = this.#computerName();
    else if (before === 'computer') seat.name = kind === 'here' ? t('guest') : '';
  }

  /** Sits a seat at another colour; whoever had it takes this one's. */
  setColour(index: number, colour: number): void {
    const seat = this.seats[index];
    if (!seat) return;
    const other = this.seats.find((one) => one.colour === colour);
    if (other) other.colour = seat.colour;
    seat.colour = colour;
  }

  get canOpen(): boolean {
    return this.check !== null && this.check.problems.length === 0 && !this.isBusy;
  }

  /** Opens the table; its id, or nothing if it could not be opened. */
  async open(): Promise<string | null> {
    return this.canOpen ? this.openUnchecked() : null;
  }

  /** Opens the table without waiting for what the server says against the set-up. */
  async openUnchecked(): Promise<string | null> {
    this.isBusy = true;
    this.problem = '';
    try {
      const created = await api.create({
        name: this.name.trim() || this.#tableName(),
        setup: this.setup,
        seats: this.seats.map((seat): NewSeat => ({ ...seat, level: seat.kind === 'computer' ? seat.level : null })),
        shuffle_seats: this.isShuffled,
        purist: this.isPurist,
        pace_ms: null,
        clock: this.clock,
        answer_seconds: this.hasCards ? this.answerSeconds : null,
      });
      this.#remember(created);
      return created.id;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = hasText(error.body.code) ? t(error.body.code, error.body.args) : error.body.message;
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  #remember(created: Created): void {
    rememberGame({
      id: created.id,
      name: this.name.trim() || this.#tableName(),
      seats: created.seats,
      invitations: created.invitations,
    });
    const own = this.seats.find((seat) => seat.kind === 'here');
    if (own && !settings.name && own.name !== t('guest')) void change({ name: own.name, colour: own.colour });
  }

  #tableName(): string {
    const host = this.seats.find((seat) => seat.kind === 'here')?.name ?? '';
    return host ? t('table-of', { name: host }) : t('table-unnamed');
  }

  #level(): string {
    return this.catalogue.levels.at(-1) ?? 'random';
  }

  #computerName(): string {
    const count = this.seats.filter((seat) => seat.kind === 'computer').length;
    return count === 0 ? t('computer') : `${t('computer')} ${count + 1}`;
  }

  /** Asks the server what stands against the set-up, a moment after the last change. */
  #check(): void {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.#timer = setTimeout(() => {
      void api
        .checkSetup(this.setup)
        .then((check) => {
          if (asked === this.#asked) this.check = check;
        })
        .catch(() => undefined);
    }, CHECK_DELAY);
  }
}

function valueIn(setup: Setup, option: CatalogueOption): string {
  return setup.options[option.id] ?? option.values[0]!.id;
}

/** The question of an option in the language shown. */
export const optionHelp = (option: CatalogueOption): string => textOr(`option-${option.id}`, option.help);

/** What a value of an option means, in the language shown. */
export function valueHelp(option: CatalogueOption, value: string): string {
  const found = option.values.find((one) => one.id === value);
  return textOr(optionValueKey(option.id, value), found?.help ?? value);
}
