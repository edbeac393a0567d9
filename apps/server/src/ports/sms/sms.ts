/** A text message. Only approved templates can be sent; the vendor stores the text. */
export interface SmsMessage {
  /** E.164, for example +8613800138000. */
  phone: string;
  /** Template name here (`code`, `paid`, …); the settings map it to the vendor's. */
  template: string;
  language: 'zh' | 'en';
  /** In the order of the template: one vendor uses positions, the other names. */
  variables: Record<string, string>;
  /** Our number of the message, which a delivery report repeats; at most 64 characters. */
  reference?: string;
}

/** `unreachable`: not taken, can be sent again; `unknown`: it may have been taken. */
export type SmsFault = 'unreachable' | 'unknown' | 'too_often' | 'bad_number' | 'no_template' | 'refused';
export type SmsResult = { ok: true; id: string } | { ok: false; reason: SmsFault; detail: string };

export interface Sms {
  send(message: SmsMessage): Promise<SmsResult>;
}
