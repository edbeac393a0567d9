import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { FormRead } from '../data.ts';
import type { Builder } from './use-builder.ts';

export interface HeadProps {
  read: FormRead;
  builder: Builder;
  mayWrite: boolean;
  /** True when the draft differs from what is published. */
  differs: boolean;
}

/** Version of the form and whether it is saved. */
export function FormStatus({ read: { published }, builder, mayWrite, differs }: HeadProps) {
  const t = useT('forms');
  const language = useLanguage();
  const newest = published
    ? t('state.published', { number: published.number, time: momentText(published.publishedAt, language) })
    : t('state.never');
  const draft = differs ? t('state.draft', { number: (published?.number ?? 0) + 1 }) : newest;
  const { state, changed, savedAt } = builder;
  const saved =
    state === 'failed'
      ? t('state.failed')
      : state === 'saving' || changed
        ? t('state.saving')
        : savedAt && differs
          ? t('state.saved', { time: momentText(savedAt, language) })
          : '';
  return [draft, mayWrite ? saved : t('state.readOnly')].filter(Boolean).join('　');
}
