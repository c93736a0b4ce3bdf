import { createElement, uniqueId } from './create-element.ts';

/** Plays the buyer's bank: a dialog that approves the payment or not. Closing it is a refusal, as with a real bank. */
export function askForAuthentication(amount: string, focusAfterwards: () => void): Promise<'complete' | 'fail'> {
  const titleId = uniqueId('bank-title');
  const textId = uniqueId('bank-text');
  const complete = choice('Complete authentication', 'sandbox-pay-choice sandbox-pay-choice-main');
  const fail = choice('Fail authentication', 'sandbox-pay-choice');
  const dialog = createElement(
    'dialog',
    { class: 'sandbox-pay-dialog', 'aria-labelledby': titleId, 'aria-describedby': textId },
    createElement('p', { class: 'sandbox-pay-mark' }, 'Test mode'),
    createElement('h2', { id: titleId, class: 'sandbox-pay-title' }, '3D Secure authentication'),
    createElement('p', { id: textId }, `Your bank asks you to approve the payment of ${amount}. Choose how it ends.`),
    complete,
    fail,
  );
  const opener = document.activeElement;
  document.body.append(dialog);
  dialog.showModal();

  return new Promise((resolve) => {
    const end = (outcome: 'complete' | 'fail') => {
      dialog.close();
      dialog.remove();
      if (!returnFocus(opener)) focusAfterwards();
      resolve(outcome);
    };
    complete.addEventListener('click', () => end('complete'));
    fail.addEventListener('click', () => end('fail'));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end('fail');
    });
  });
}

function choice(text: string, className: string): HTMLButtonElement {
  return createElement('button', { type: 'button', class: className }, text);
}

/** The Pay button is disabled while it pays, and a disabled button takes no focus. */
function returnFocus(opener: Element | null): boolean {
  if (!(opener instanceof HTMLElement) || opener === document.body) return false;
  opener.focus();
  return document.activeElement === opener;
}
