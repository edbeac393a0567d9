import type { Translate } from '../../../lib/texts/texts.ts';

/** Title of the form: of a first registration, a colleague's, or one that is changed. */
export function formTitle(t: Translate<'registrationForm'>, editing: boolean, adding: boolean): string {
  if (editing) return t('form.editTitle');
  return adding ? t('form.addTitle') : t('form.title');
}
