import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError, UnreachableError } from '#client/parts/server/api-client.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import { useSendingForm } from './sending-form.tsx';

const DELETION = {
  title: 'Not deleted',
  unknownTitle: 'We don’t know whether it was deleted',
  fallback: 'Please try again',
  needsConnection: 'Deleting needs a connection.',
};

function Form({ error }: { error: Error }) {
  const send = () => Promise.reject(error);
  const { formProps } = useSendingForm({ names: [], problemsIn: () => ({}), send, failure: DELETION });
  return (
    <form {...formProps}>
      <button type="submit">Delete</button>
    </form>
  );
}

test.each([
  { what: 'a refusal', error: new ApiError(400, 'Bad Request', '{}'), title: DELETION.title },
  {
    what: 'a server that failed on the way',
    error: new ApiError(502, 'Bad Gateway', ''),
    title: DELETION.unknownTitle,
  },
  { what: 'an answer that was lost', error: new UnreachableError(), title: DELETION.unknownTitle },
  { what: 'a device that is offline', error: new UnreachableError(), isOffline: true, title: DELETION.title },
])('after $what it says: $title', async ({ error, isOffline = false, title }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  render(<Form error={error} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(visibleToast()?.title).toBe(title));
});
