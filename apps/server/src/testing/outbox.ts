import type { TestApp } from './app.ts';

export interface Sent {
  channel: 'sms' | 'mail';
  to: string;
  subject: string;
  text: string;
  variables: Record<string, string>;
}

/** Messages actually sent to an address, newest last, after processing the queue. */
export async function sentTo(test: TestApp, to: string): Promise<Sent[]> {
  await test.work();
  const all = (await test.app.inject(`/simulator/outbox.json?to=${encodeURIComponent(to)}`)).json() as (Sent & {
    id: number;
  })[];
  return all.sort((a, b) => a.id - b.id);
}

/** The newest one-time code that was sent to an address. */
export async function codeSentTo(test: TestApp, to: string): Promise<string> {
  const last = (await sentTo(test, to)).at(-1);
  const code = last?.variables['code'] ?? /\d{6}/.exec(last?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}
