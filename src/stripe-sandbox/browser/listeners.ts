export type Listener = (event: unknown) => void;

/** `on`, `once`, `off` and `emit`, as every Stripe element has them. */
export function createListeners() {
  const byName = new Map<string, Map<Listener, { once: boolean }>>();
  const add = (name: string, listener: Listener, once: boolean) => {
    const listeners = byName.get(name) ?? new Map<Listener, { once: boolean }>();
    byName.set(name, listeners.set(listener, { once }));
  };
  return {
    on: (name: string, listener: Listener) => add(name, listener, false),
    once: (name: string, listener: Listener) => add(name, listener, true),
    off(name: string, listener?: Listener) {
      if (listener === undefined) byName.delete(name);
      else byName.get(name)?.delete(listener);
    },
    emit(name: string, event: unknown) {
      for (const [listener, { once }] of [...(byName.get(name) ?? [])]) {
        if (once) byName.get(name)?.delete(listener);
        listener(event);
      }
    },
  };
}
