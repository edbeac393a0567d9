/** The messenger's official account: identifies people, and signs pages that use the messenger's functions. */
export type MessengerFault = 'unreachable' | 'code_invalid' | 'code_used' | 'token_expired' | 'refused';

/** `anonymous`: the messenger showed its read-only snapshot of the page with an invented person. Nothing of it is stored. */
export type MessengerLogin =
  | { kind: 'person'; openid: string; unionid: string | null; accessToken: string; scope: MessengerScope }
  | { kind: 'anonymous' };

/** `base` is silent and returns the openid only; `userinfo` asks the person, so only after a tap. */
export type MessengerScope = 'base' | 'userinfo';

export interface MessengerProfile {
  openid: string;
  unionid: string | null;
  nickname: string;
  /** Address of the picture, or empty. */
  picture: string;
}

export type MessengerResult<T> = ({ ok: true } & T) | { ok: false; reason: MessengerFault; detail: string };

export interface Messenger {
  readonly appId: string;
  /** The script that defines `wx`, when another one must be loaded; null: the messenger's own. */
  readonly scriptUrl: string | null;
  /** @param request.state at most 128 of [a-zA-Z0-9]: a nonce bound to the browser. */
  authoriseUrl(request: { redirectUri: string; scope: MessengerScope; state: string }): string;
  /** A code is valid once and for five minutes. */
  exchangeCode(code: string): Promise<MessengerResult<{ login: MessengerLogin }>>;
  profile(person: {
    accessToken: string;
    openid: string;
    language: 'zh' | 'en';
  }): Promise<MessengerResult<{ profile: MessengerProfile }>>;
  /**
   * The signature of `wx.config`. The caller must have checked nonce, timestamp and the host of the address: otherwise this would sign
   * for other sites. The ticket itself never leaves the server.
   */
  signPage(page: { nonce: string; timestamp: string; url: string }): Promise<MessengerResult<{ signature: string }>>;
}
