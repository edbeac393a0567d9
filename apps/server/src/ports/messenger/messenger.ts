/** The messenger's official account: who is this, and may this page use the messenger's functions. */
export type MessengerFault = 'unreachable' | 'code_invalid' | 'code_used' | 'token_expired' | 'refused';

/**
 * `anonymous`: the messenger showed its read-only snapshot of our page and invented a person. Nothing of it is stored.
 */
export type MessengerLogin =
  | { kind: 'person'; openid: string; unionid: string | null; accessToken: string; scope: MessengerScope }
  | { kind: 'anonymous' };

/** `base` is silent and gives the openid only; `userinfo` asks the person, so only after a tap. */
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
  /** The script that gives `wx`, where another than the messenger's own is to be loaded; null means the messenger's own. */
  readonly scriptUrl: string | null;
  /** @param request.state at most 128 of [a-zA-Z0-9]: a nonce bound to the browser. */
  authoriseUrl(request: { redirectUri: string; scope: MessengerScope; state: string }): string;
  /** A code works once and for five minutes. */
  exchangeCode(code: string): Promise<MessengerResult<{ login: MessengerLogin }>>;
  profile(person: {
    accessToken: string;
    openid: string;
    language: 'zh' | 'en';
  }): Promise<MessengerResult<{ profile: MessengerProfile }>>;
  /**
   * The signature of `wx.config`. The caller has checked nonce, timestamp and the host of the address: otherwise this
   * would sign for other people's sites. The ticket itself never leaves the server.
   */
  signPage(page: { nonce: string; timestamp: string; url: string }): Promise<MessengerResult<{ signature: string }>>;
}
