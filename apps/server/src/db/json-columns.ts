/**
 * The type (of `json-shapes.ts`) of each jsonb column that is not `Bilingual`; the schema generator reads it. A jsonb column
 * that is neither here nor bilingual is a mistake.
 */
export const jsonColumns: Readonly<Record<string, string>> = {
  'message.variables': 'Record<string, string>',
  'member_list.benefits': 'Bilingual[]',
  'idempotency_key.answer': 'Record<string, unknown>',
  'conference.hosts': 'Bilingual[]',
  'conference.contacts': 'StoredContact[]',
  'conference.flow': 'FlowSettings',
  'conference.refund_policy': 'RefundStep[]',
  'conference.change_policy': 'ChangePolicy',
  'registration_change.stay': 'StoredStay',
  'registration_change.releases': 'number[]',
  'home.content': 'HomeContent',
  'form_draft.fields': 'FormField[]',
  'form_field.options': 'StoredOption[]',
  'form_field.show_when': 'ShowWhen',
  'fee_kind.rule': 'FeeRule',
  'fee_example.facts': 'StoredAnswers',
  'registration.answers': 'StoredAnswers',
  'bank_statement.rows': 'BankRow[]',
  'payment.instructions': 'Record<string, string>',
  'audit_change.before': 'Record<string, unknown>',
  'audit_change.after': 'Record<string, unknown>',
  'task.input': 'Record<string, unknown>',
  'task.result': 'Record<string, number>',
  'task_row.refusal': 'TaskRefusal',
  'saved_view.filter': 'Record<string, unknown>',
  'saved_view.columns': 'string[]',
  'payment_notice.headers': 'Record<string, string>',
};
