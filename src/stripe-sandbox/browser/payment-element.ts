import { createCardForm, type EnteredCard } from './card-form.ts';
import { createListeners, type Listener } from './listeners.ts';

export type PaymentElement = ReturnType<typeof createPaymentElement>;

/** Stripe's Payment Element: the card form, mounted where the page says. */
export function createPaymentElement() {
  const listeners = createListeners();
  const form = createCardForm();
  const named = { elementType: 'payment' };

  form.root.addEventListener('input', () => {
    listeners.emit('change', {
      ...named,
      complete: form.isComplete(),
      empty: form.isEmpty(),
      collapsed: false,
      value: { type: 'card' },
    });
  });
  form.root.addEventListener('focusin', () => listeners.emit('focus', named));
  form.root.addEventListener('focusout', () => listeners.emit('blur', named));

  const element = {
    on(name: string, listener: Listener) {
      listeners.on(name, listener);
      return element;
    },
    once(name: string, listener: Listener) {
      listeners.once(name, listener);
      return element;
    },
    off(name: string, listener?: Listener) {
      listeners.off(name, listener);
      return element;
    },
    mount(place: string | HTMLElement) {
      const parent = typeof place === 'string' ? document.querySelector(place) : place;
      if (parent === null) throw new Error(`Nothing on the page is called ${place}.`);
      parent.replaceChildren(form.root);
      // Ready comes later with Stripe too: the page attaches its listener after mounting.
      queueMicrotask(() => setTimeout(() => listeners.emit('ready', named)));
    },
    unmount: () => form.root.remove(),
    destroy: () => form.root.remove(),
    update() {},
    collapse() {},
    focus: form.focus,
    blur: () => form.root.contains(document.activeElement) && (document.activeElement as HTMLElement).blur(),
    clear: form.clear,
    read: (): EnteredCard => form.read(),
  };
  return element;
}
