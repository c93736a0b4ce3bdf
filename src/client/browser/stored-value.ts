/** Never throws: what is absent or not understood reads as `undefined`. */
export interface StoredValue<Value> {
  readonly key: string;
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
}

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

export function storedText(key: string): StoredValue<string> {
  return { key, read: () => readText(key), write: (text) => writeText(key, text), clear: () => clearText(key) };
}

export function storedFlag(key: string): StoredValue<boolean> {
  return {
    key,
    read: () => readText(key) === 'true',
    write: (flag) => writeText(key, String(flag)),
    clear: () => clearText(key),
  };
}

export function storedCount(key: string): StoredValue<number> {
  return {
    key,
    read: () => {
      const text = readText(key);
      return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
    },
    write: (count) => writeText(key, String(count)),
    clear: () => clearText(key),
  };
}

export function storedChoice<Choice extends string>(key: string, choices: readonly Choice[]): StoredValue<Choice> {
  return {
    key,
    read: () => choices.find((choice) => choice === readText(key)),
    write: (choice) => writeText(key, choice),
    clear: () => clearText(key),
  };
}

/** Validated: anybody may have written something else there. */
export function storedJson<Value>(key: string, isValid: (value: unknown) => value is Value): StoredValue<Value> {
  return storedReading(key, (value) => (isValid(value) ? value : undefined));
}

/** Takes of what is stored as much as is understood. */
export function storedReading<Value>(
  key: string,
  understood: (value: unknown) => Value | undefined,
): StoredValue<Value> {
  return {
    key,
    read: () => understood(parsed(readText(key))),
    write: (value) => writeText(key, JSON.stringify(value)),
    clear: () => clearText(key),
  };
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
