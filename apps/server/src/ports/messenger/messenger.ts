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

/**
 * `not_following`: the person does not follow the account; `refused`: the person or the messenger refuses this message; `unreachable` and
 * `too_often`: not taken, can be sent again; `unknown`: it may have been taken.
 */
export type NotifyFault = 'unreachable' | 'unknown' | 'too_often' | 'not_following' | 'no_template' | 'refused';
export type NotifyResult = { ok: true; id: string } | { ok: false; reason: NotifyFault; detail: string };

export interface TemplateMessage {
  openid: string;
  /** Template name here; the settings map it to the account's. */
  template: string;
  language: 'zh' | 'en';
  variables: Record<string, string>;
  /** Address that it opens; null: none. */
  url: string | null;
  /** Repeated within ten minutes, the messenger sends it only once; at most 32 characters. */
  reference: string;
}

/** The result of a template message, reported by the messenger. */
export interface TemplateResult {
  openid: string;
  id: string;
  delivered: boolean;
  /** Such as `user block`; empty when it was delivered. */
  fault: string;
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
  /** True when template messages of this name can be sent. */
  hasTemplate(template: string): boolean;
  notify(message: TemplateMessage): Promise<NotifyResult>;
  /** False when events are not configured, the signature does not fit, or it is older than ten minutes. */
  isSigned(event: { signature: string; timestamp: string; nonce: string }): boolean;
  /** The result of a template message in an event; null: another event. */
  readEvent(body: string): TemplateResult | null;
}
