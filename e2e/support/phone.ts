import { setTimeout as wait } from 'node:timers/promises';
import { basePath, href, type PathName } from '@meetingapp/contract/paths.ts';
import type { APIRequestContext, Page } from '@playwright/test';

export type Language = 'zh' | 'en';

export interface PhoneUser {
  /** A phone number or an e-mail address. */
  readonly to: string;
  readonly password: string;
}

interface SentMessage {
  readonly to: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** A person's phone: opens addresses of the path table, logs in, reads the messages sent to it. */
export class Phone {
  readonly page: Page;
  readonly language: Language;
  readonly #url: string;
  readonly #request: APIRequestContext;

  constructor(page: Page, request: APIRequestContext, url: string, language: Language) {
    this.page = page;
    this.language = language;
    this.#url = url;
    this.#request = request;
  }

  /** Another page in the same person's browser. */
  onPage(page: Page): Phone {
    return new Phone(page, this.#request, this.#url, this.language);
  }

  /** Full address of an entry of the table, in this phone's language. */
  address<N extends PathName>(
    name: N,
    ...rest: Parameters<typeof href<N>> extends [N, ...infer R] ? R : never
  ): string {
    const below = (href as (name: N, ...rest: unknown[]) => string)(name, ...rest);
    const lang = this.language === 'en' ? 'en' : 'ch';
    return `${this.#url}${basePath}${below}${below.includes('?') ? '&' : '?'}lang=${lang}`;
  }

  async open<N extends PathName>(
    name: N,
    ...rest: Parameters<typeof href<N>> extends [N, ...infer R] ? R : never
  ): Promise<void> {
    await this.page.goto(this.address(name, ...rest));
    // Server-rendered content is readable immediately; buttons wait for the program.
    await this.page.locator('[data-painted][data-ready="0"]').waitFor({ state: 'detached' });
  }

  /** Logs in without the log-in screen: the next page that opens belongs to this person. */
  async logIn(user: PhoneUser): Promise<void> {
    const answer = await this.call('/medapp/api/account/login/password', user);
    if (answer['code'] !== 0) throw new Error(`Log-in of ${user.to} was refused: ${JSON.stringify(answer)}`);
    const { user: account, token } = answer as { user: { uId: number }; token: { tToken: string } };
    const entries = { token: token.tToken, uid: String(account.uId), user: JSON.stringify(account) };
    await this.page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, entries);
  }

  /** Waits for the newest one-time code sent to a number or an address, because messages are sent with a delay. */
  async outboxCode(to: string): Promise<string> {
    for (let tries = 0; tries < 50; tries += 1) {
      const code = await this.#newestCode(to);
      if (code !== undefined) return code;
      await wait(100);
    }
    throw new Error(`No code was sent to ${to}`);
  }

  /** Waits for the newest link sent to an address. */
  async outboxLink(to: string): Promise<string> {
    for (let tries = 0; tries < 50; tries += 1) {
      const answer = await this.#request.get(`${this.#url}/simulator/outbox.json?to=${encodeURIComponent(to)}`);
      const [newest] = (await answer.json()) as SentMessage[];
      const link = newest && /https?:\/\/[^\s，。]+/.exec(newest.text)?.[0];
      if (link) return link;
      await wait(100);
    }
    throw new Error(`No link was sent to ${to}`);
  }

  async #newestCode(to: string): Promise<string | undefined> {
    const answer = await this.#request.get(`${this.#url}/simulator/outbox.json?to=${encodeURIComponent(to)}`);
    const sent = (await answer.json()) as SentMessage[];
    const codes = sent.flatMap((message) => message.variables['code'] ?? /\b\d{6}\b/.exec(message.text)?.[0] ?? []);
    // The outbox shows the newest first.
    return codes[0];
  }

  /** Performs an action in the simulated cashier of a payment, as if on another device. */
  async act(cashier: string, chosen: 'pay' | 'refuse' | 'late'): Promise<void> {
    const order = new URL(cashier).searchParams.get('order') ?? '';
    await this.#request.post(`${this.#url}/simulator/cashier`, { form: { order, do: chosen, back: '' } });
  }

  /** Calls the API as a visitor, or with a token. */
  async call(path: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
    const headers = { language: this.language === 'en' ? 'en' : 'ch', ...(token === undefined ? {} : { token }) };
    const answer = await this.#request.post(`${this.#url}${path}`, { data: body as object, headers });
    return (await answer.json()) as Record<string, unknown>;
  }
}
