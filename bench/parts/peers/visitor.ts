/** A browser of one visitor of a shop whose pages the server renders: keeps cookies, and does not follow redirects. */
export class Visitor {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  /** @param base Address below which the shop is. */
  constructor(base: string) {
    this.#base = base;
  }

  /** The text of a page; throws when there is none. */
  async page(path: string): Promise<string> {
    const answer = await this.#send(path, {});
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return text;
  }

  /** Where a page redirects to. */
  async moved(path: string): Promise<string> {
    return target(path, await this.#send(path, {}));
  }

  /** Sends a form, and returns where it redirects to; throws when the form is shown again. */
  async submit(path: string, fields: Record<string, string>): Promise<string> {
    // Django accepts its cookie as the form's token.
    const csrf = this.#cookies.get('pretix_csrftoken') ?? '';
    const body = new URLSearchParams({ csrfmiddlewaretoken: csrf, ...fields });
    return target(path, await this.#send(path, { method: 'POST', body }));
  }

  async #send(path: string, more: RequestInit): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { referer: this.#base, ...(cookie ? { cookie } : {}) };
    const answer = await fetch(new URL(path, this.#base), { ...more, redirect: 'manual', headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}

async function target(path: string, answer: Response): Promise<string> {
  await answer.text();
  const location = answer.headers.get('location');
  if (!location) throw new Error(`${path}: ${answer.status}, no redirect`);
  return location;
}
