import Stripe from 'stripe';

/** Hands one signed webhook to the application. Resolves to the HTTP status that it answered. */
export type DeliverWebhook = (body: string, headers: Record<string, string>) => Promise<number>;

export interface SandboxLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

interface WebhookDeliveryParts {
  secret: string;
  now: () => number;
  deliver: DeliverWebhook;
  markDelivered: (eventId: string) => Promise<void>;
  /** Waits before the second, third … attempt. */
  retryDelaysMs: readonly number[];
  log: SandboxLog;
}

export type WebhookDelivery = ReturnType<typeof createWebhookDelivery>;

/** Signs events as Stripe does and brings each to the application, again if it is not accepted. */
export function createWebhookDelivery({ secret, now, deliver, retryDelaysMs, ...parts }: WebhookDeliveryParts) {
  const pauses = createPauses();
  const underWay = new Set<Promise<void>>();
  let held: Stripe.Event[] | undefined;
  let delayMs = 0;

  async function isAccepted(event: Stripe.Event): Promise<boolean> {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(now() / 1_000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const status = await deliver(payload, headers).catch((error: unknown) => {
      parts.log.warn({ err: error, eventId: event.id }, 'sandbox webhook could not be delivered');
      return 0;
    });
    if (status >= 200 && status < 300) return true;
    parts.log.warn({ eventId: event.id, type: event.type, status }, 'sandbox webhook rejected');
    return false;
  }

  async function bring(event: Stripe.Event): Promise<void> {
    for (const waitMs of [delayMs, ...retryDelaysMs]) {
      if (!(await pauses.pause(waitMs))) return; // closed: the event is sent again at the next start
      if (await isAccepted(event)) return parts.markDelivered(event.id);
    }
    parts.log.error({ eventId: event.id, type: event.type }, 'sandbox webhook given up');
  }

  function start(event: Stripe.Event): void {
    const delivery = bring(event)
      .catch((error: unknown) => parts.log.error({ err: error, eventId: event.id }, 'sandbox webhook failed'))
      .finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    send(events: readonly Stripe.Event[]): void {
      if (held !== undefined) held.push(...events);
      else for (const event of events) start(event);
    },
    /** From now on events wait, as if the network were down. */
    hold(): void {
      held ??= [];
    },
    /** How many wait; undefined while events are sent at once. */
    heldCount: () => held?.length,
    /** Sends what was held; resolves when all of it was accepted or given up. */
    release(): Promise<void> {
      const waiting = held ?? [];
      held = undefined;
      for (const event of waiting) start(event);
      return settled();
    },
    /** Every later event waits this long before its first attempt. */
    delay(milliseconds: number): void {
      delayMs = milliseconds;
    },
    /** Resolves when nothing is on its way. */
    settled,
    async close(): Promise<void> {
      pauses.end();
      await settled();
    },
  };
}

/** Waits that can all be ended at once, so that no timer outlives the sandbox. */
function createPauses() {
  const endings = new Set<() => void>();
  let ended = false;
  return {
    /** Resolves to false when the wait was ended early. */
    pause(milliseconds: number): Promise<boolean> {
      if (ended || milliseconds === 0) return Promise.resolve(!ended);
      return new Promise((resolve) => {
        const finish = (complete: boolean) => {
          clearTimeout(timer);
          endings.delete(endEarly);
          resolve(complete);
        };
        const endEarly = () => finish(false);
        const timer = setTimeout(() => finish(true), milliseconds);
        endings.add(endEarly);
      });
    },
    end(): void {
      ended = true;
      for (const endEarly of endings) endEarly();
    },
  };
}
