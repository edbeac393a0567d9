import type { DraftConflictsProps } from '../../../lib/forms/DraftConflicts.tsx';
import { channels } from '@meetingapp/domain/messages/delivery.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Written } from '../view.ts';
import { useAudienceText } from './use-audience-text.ts';

/** Names and values of the fields where a colleague has saved others. */
export function useConflictTexts(): Pick<DraftConflictsProps<Written>, 'labels' | 'describe'> {
  const t = useT('mailing');
  const audienceText = useAudienceText();
  return {
    labels: {
      name: t('name'),
      kind: t('kind'),
      required: t('sending.required'),
      urgent: t('sending.urgent'),
      subject: t('texts.subject'),
      body: t('texts.body'),
      link: t('sending.link'),
      audience: t('audience.title'),
      startsAt: t('sending.when'),
      rates: t('sending.rate'),
    },
    describe: {
      kind: (kind) => t(`kinds.${kind}`),
      audience: audienceText,
      rates: (rates) =>
        channels
          .filter((channel) => rates[channel] !== null)
          .map((channel) => t('figure', { label: t(`channels.${channel}`), count: rates[channel] ?? '' }))
          .join(' '),
    },
  };
}
