/** Reading never throws: where nothing is kept, or nothing that is understood, it gives the default. */
export interface StoredValue<Value, Read = Value | undefined> {
  readonly key: string;
  read(): Read;
  /** What a text that was read at the key means. */
  meaning(text: string | undefined): Read;
  write(value: Value): void;
  clear(): void;
}

/** With a default, what is read is never undefined. */
type StoredWith<Value, Default> = StoredValue<Value, Default extends undefined ? Value | undefined : Value>;

/** Fallback where the browser allows no storage: lasts until the tab closes. Newer than what storage has. */
const inMemory = new Map<string, string>();

/** Reads and writes some keys elsewhere: a visitor who tries never touches a member's values. */
export interface StandIn {
  has(key: string): boolean;
  read(key: string): string | undefined;
  write(key: string, text: string | undefined): void;
}

let standIn: StandIn | undefined;

/** @param next absent: the device's own storage again. */
export function standInForStorage(next?: StandIn): void {
  standIn = next;
}

export function readText(key: string): string | undefined {
  if (standIn?.has(key)) return standIn.read(key);
  try {
    return inMemory.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return inMemory.get(key);
  }
}

/** The browser took it nowhere. */
export const isLostWithPage = (key: string): boolean => inMemory.has(key);

export function writeText(key: string, text: string): void {
  if (standIn?.has(key)) standIn.write(key, text);
  else writeOnDevice(key, text);
}

export function clearText(key: string): void {
  if (standIn?.has(key)) standIn.write(key, undefined);
  else clearOnDevice(key);
}

function writeOnDevice(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, text);
  }
}

function clearOnDevice(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing of ours.
  }
}

export function clearAllStorage(): void {
  inMemory.clear();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing of ours.
  }
}

export const storedText = (key: string): StoredValue<string> =>
  stored(key, { understand: (text) => text, asText: String });

export const storedFlag = (key: string): StoredValue<boolean, boolean> =>
  stored(key, { understand: (text) => text === 'true', asText: String, byDefault: false });

export const storedCount = <Default extends number | undefined>(key: string, byDefault?: Default) =>
  stored<number, Default>(key, {
    understand: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
    asText: String,
    byDefault,
  });

export const storedChoice = <Choice extends string, Default extends Choice | undefined>(
  key: string,
  choices: readonly Choice[],
  byDefault?: Default,
) =>
  stored<Choice, Default>(key, {
    understand: (text) => choices.find((choice) => choice === text),
    asText: String,
    byDefault,
  });

/** Validated: an older version may have left something else. */
export const storedJson = <Value, Default extends Value | undefined>(
  key: string,
  isValid: (value: unknown) => value is Value,
  byDefault?: Default,
) => storedReading<Value, Default>(key, (value) => (isValid(value) ? value : undefined), byDefault);

/** Keeps of a value what is understood of it. */
export const storedReading = <Value, Default extends Value | undefined>(
  key: string,
  understand: (value: unknown) => Value | undefined,
  byDefault?: Default,
) => stored<Value, Default>(key, { understand: (text) => understand(parsed(text)), asText: JSON.stringify, byDefault });

interface Reading<Value, Default> {
  understand: (text: string) => Value | undefined;
  asText: (value: Value) => string;
  byDefault?: Default | undefined;
}

function stored<Value, Default>(key: string, reading: Reading<Value, Default>): StoredWith<Value, Default> {
  const { understand, asText, byDefault } = reading;
  const meaning = (text: string | undefined) => (text === undefined ? undefined : understand(text)) ?? byDefault;
  const value: StoredValue<Value, Value | Default | undefined> = {
    key,
    meaning,
    read: () => meaning(readText(key)),
    write: (next) => writeText(key, asText(next)),
    clear: () => clearText(key),
  };
  return value as StoredWith<Value, Default>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
