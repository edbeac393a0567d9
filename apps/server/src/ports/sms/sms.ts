/** Short messages go out by approved template only; the vendor holds the text. */
export interface SmsMessage {
  /** E.164, for instance +8613800138000. */
  phone: string;
  /** Our name of the template (`code`, `paid`, …); the settings map it to the vendor's. */
  template: string;
  language: 'zh' | 'en';
  /** In the order in which the template has them: one vendor counts, the other reads names. */
  variables: Record<string, string>;
}

export type SmsFault = 'unreachable' | 'too_often' | 'bad_number' | 'no_template' | 'refused';
export type SmsResult = { ok: true; id: string } | { ok: false; reason: SmsFault; detail: string };

export interface Sms {
  send(message: SmsMessage): Promise<SmsResult>;
}
