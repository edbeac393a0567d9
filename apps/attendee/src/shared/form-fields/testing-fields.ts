import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { field } from '@meetingapp/domain/registration/testing-fields.ts';

/** Test helper: a field as the phone receives it, a required text by default, named by its code. */
export const fieldItem = (change: Partial<FieldItem> = {}): FieldItem => ({
  ...field({ cfgNeedFl: '1' }),
  cfgName: change.cfgCode ?? 'field',
  cfgValue: null,
  cfgHint: '',
  optionLabels: [],
  ...change,
});
