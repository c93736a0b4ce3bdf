/** Whatever `current` answers at the moment of each use, under one name for all tests of a `describe`. */
export function lazyFixture<Thing extends object>(current: () => Thing): Thing {
  return new Proxy({} as Thing, { get: (_, key) => Reflect.get(current(), key) });
}
