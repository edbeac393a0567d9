import './agreement.css';
import { speakerAgreementCalls as calls } from '@meetingapp/contract/speakers/agreement.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { fileCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import type { PersonOf } from '../view.ts';

const kinds = { open: 'soon', signed: 'ok', withdrawn: 'ended' } as const;

/** S53 to S55: the agreements of a person, or only those that can be signed now; nothing while there are none. */
export function AgreementRows({ who, toSign = false }: { who: PersonOf; toSign?: boolean }) {
  const t = useT('speakerAgreement');
  const language = useLanguage();
  const navigate = useNavigate();
  const { answer } = useCall(calls.agreements, who, { fresh: 0, quiet: true });
  const shown = answer?.agreements.filter(({ open }) => open || !toSign) ?? [];
  if (!answer || shown.length === 0) return null;
  const time = (at: string) => momentText(at, answer.zone, language);
  const about = (one: (typeof answer.agreements)[number]): string => {
    if (one.state === 'withdrawn') return t('rows.withdrawnWords', { words: one.words });
    if (one.signedAt !== null) return t('rows.signedAt', { time: time(one.signedAt) });
    if (!one.open) return t('rows.over');
    return one.signBy === null ? t('facts.untilEnd') : t('rows.openBy', { time: time(one.signBy) });
  };
  return (
    <section className="ag-rows">
      <h2 className="t-lg">{t(toSign ? 'rows.toSign' : 'rows.title')}</h2>
      <List>
        {shown.map((one) => (
          <ListRow
            key={one.id}
            icon={fileCheck}
            title={pickLanguage(one.title, language)}
            text={about(one)}
            trailing={<Tag kind={kinds[one.state]}>{t(`rows.${one.state}`)}</Tag>}
            onPress={
              one.state === 'withdrawn'
                ? undefined
                : () => navigate('schedDetail', {}, { cid: who.cid, agreement: one.id })
            }
          />
        ))}
      </List>
    </section>
  );
}
