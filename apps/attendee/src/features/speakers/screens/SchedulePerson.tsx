import '../parts/speakers.css';
import '../parts/travel.css';
import { speakerPersonCalls as calls, type LegDirection } from '@meetingapp/contract/speakers/person.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { idCard } from '@meetingapp/ui/icons/icons-topics.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Suspense, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { speakerKey } from '../data.ts';
import { AgreementRows } from '../agreement/AgreementRows.tsx';
import { NoSpeaker } from '../parts/NoSpeaker.tsx';
import { LegCard } from '../parts/LegCard.tsx';
import { ReceiptsPart } from '../receipt/ReceiptsPart.tsx';
import { PersonCard } from '../parts/PersonCard.tsx';
import { StayCard } from '../parts/StayCard.tsx';

const legForm = latePart(() => import('../parts/LegForm.tsx').then(({ LegForm }) => LegForm));
const personForm = latePart(() => import('../parts/PersonForm.tsx').then(({ PersonForm }) => PersonForm));
const documentForm = latePart(() => import('../parts/DocumentForm.tsx').then(({ DocumentForm }) => DocumentForm));

type Open = LegDirection | 'person' | 'document' | null;
/** Refusals after which the person looks for their tasks in another way. */
const findable: ReadonlySet<string> = new Set(['speaker_link_ended', 'speaker_unknown', 'speaker_unidentified']);

/** S55: me as the programme shows me, and my journey. */
export function SchedulePerson() {
  const t = useT('speakerPerson');
  const app = useT('app');
  const language = useLanguage();
  const cid = useCurrentCid();
  const back = useBack('schedList', {}, { cid: cid ?? 0 });
  const [open, setOpen] = useState<Open>(null);
  const who = { cid: cid ?? 0, linkKey: cid === null ? null : speakerKey.get(cid) };
  const asked = useCall(calls.me, cid === null ? null : who, {
    fresh: 0,
    quiet: true,
    every: 60_000,
    kept: true,
  });
  const { answer, failure, loading } = asked;
  const nowhere = cid === null || (failure && !answer && findable.has(failure.name));
  const close = () => setOpen(null);
  return (
    <Page kind="ground" top={<TopBar title={t('title')} heading back={{ label: app('back'), onPress: back }} />}>
      {answer && (
        <>
          <p className="tr-lead">{t('lead', { conference: pickLanguage(answer.conference, language) })}</p>
          <LegCard
            direction="arrival"
            leg={answer.legs.find(({ direction }) => direction === 'arrival')}
            zone={answer.zone}
            who={who}
            onEdit={() => setOpen('arrival')}
          />
          {answer.stay && <StayCard stay={answer.stay} />}
          <LegCard
            direction="departure"
            leg={answer.legs.find(({ direction }) => direction === 'departure')}
            zone={answer.zone}
            who={who}
            onEdit={() => setOpen('departure')}
          />
          {(answer.documentNeeded || answer.document !== null) && (
            <List className="tr-list">
              <ListRow
                icon={idCard}
                title={t('document.title')}
                text={t(answer.document === null ? 'document.needed' : 'document.there')}
                trailing={
                  answer.document === null ? (
                    <Tag kind="soon">{t('document.missing')}</Tag>
                  ) : (
                    <Tag kind="ok">{t(`document.kinds.${answer.document}`)}</Tag>
                  )
                }
                onPress={() => setOpen('document')}
              />
            </List>
          )}
          <AgreementRows who={who} />
          <ReceiptsPart who={who} />
          <PersonCard answer={answer} who={who} onEdit={() => setOpen('person')} />
        </>
      )}
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="3.2rem" />
          <Skeleton height="3.2rem" />
        </Waiting>
      )}
      {nowhere && <NoSpeaker cid={cid} title={failure?.msg ?? t('title')} find={t('find')} />}
      {failure && !answer && !nowhere && <Unavailable asked={asked} gone={null} heading />}
      {answer && open !== null && (
        <Suspense fallback={null}>
          {open === 'person' ? (
            <personForm.Part
              person={answer.correction?.state === 'waiting' ? answer.correction : answer.person}
              who={who}
              onClose={close}
            />
          ) : open === 'document' ? (
            <documentForm.Part there={answer.document !== null} who={who} onClose={close} />
          ) : (
            <legForm.Part
              direction={open}
              leg={answer.legs.find(({ direction }) => direction === open)}
              zone={answer.zone}
              who={who}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </Page>
  );
}
