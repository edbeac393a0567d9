import './agreement.css';
import { speakerAgreementCalls as calls } from '@meetingapp/contract/speakers/agreement.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { fileCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { randomKey } from '../../../lib/calls/random-key.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { speakerKey } from '../data.ts';
import type { PersonOf } from '../view.ts';
import { AgreementDocument } from './AgreementDocument.tsx';
import { SignForm } from './SignForm.tsx';

type Answer = AnswerOf<typeof calls.agreements>;

/** S54: a document shown whole, then signed; or what was signed. */
export function AgreementPage({ cid, id }: { cid: string | null; id: string }) {
  const t = useT('speakerAgreement');
  const app = useT('app');
  const back = useBack('schedList', {}, { cid: cid ?? 0 });
  const who = { cid: cid ?? 0, linkKey: cid === null ? null : speakerKey.get(cid) };
  const asked = useCall(calls.agreements, cid === null ? null : who, { fresh: 0, quiet: true });
  const { answer, failure, loading } = asked;
  const own = answer?.agreements.find((one) => String(one.id) === id && one.state !== 'withdrawn');
  if (answer && own) return <OneAgreement key={own.id} answer={answer} own={own} who={who} back={back} />;
  return (
    <Page top={<TopBar back={{ label: app('back'), onPress: back }} />}>
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.6rem" />
          <Skeleton height="6rem" />
        </Waiting>
      )}
      {answer && !own && (
        <EmptyState
          icon={fileCheck}
          title={t('gone')}
          heading
          text={t('goneText')}
          action={
            <Link name="schedList" query={{ cid: who.cid }} className={buttonClass('soft', 'sm')}>
              {t('back')}
            </Link>
          }
        />
      )}
      {failure && !answer && <Unavailable asked={asked} gone={null} heading />}
    </Page>
  );
}

interface OneAgreementProps {
  answer: Answer;
  own: Answer['agreements'][number];
  who: PersonOf;
  back: () => void;
}

function OneAgreement({ answer, own, who, back }: OneAgreementProps) {
  const t = useT('speakerAgreement');
  const app = useT('app');
  const language = useLanguage();
  const [read, setRead] = useState(0);
  // The address changes with each answer; the file does not, so the first one stays until it was signed.
  const [shown, setShown] = useState({ state: own.state, address: own.address });
  if (shown.state !== own.state) setShown({ state: own.state, address: own.address });
  const noteOpened = useEffectEvent(() => {
    if (own.state === 'open')
      void send(calls.openedAgreement, { ...who, agreementId: own.id }, { key: randomKey(), quiet: true });
  });
  useEffect(() => noteOpened(), []);
  const time = (at: string) => momentText(at, answer.zone, language);
  const signed = own.state === 'signed';
  const title = pickLanguage(own.title, language);
  const document = (
    <AgreementDocument
      key={shown.address}
      address={shown.address}
      pages={own.pages + (signed ? 1 : 0)}
      read={signed ? null : read}
      onRead={setRead}
    />
  );
  const facts = (
    <dl className="ag-facts">
      <div>
        <dt>{t('facts.fee')}</dt>
        <dd>{own.fee === 0 ? t('facts.noFee') : <Money fen={own.fee} currency="CNY" cents size="md" />}</dd>
      </div>
      {own.fee > 0 && (
        <div>
          <dt>{t('facts.net')}</dt>
          <dd>
            <Money fen={own.net} currency="CNY" cents size="md" />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('facts.signer')}</dt>
        <dd>{pickLanguage(answer.name, language)}</dd>
      </div>
      <div>
        <dt>{signed ? t('facts.signedAt') : t('facts.until')}</dt>
        <dd>{own.signedAt ? time(own.signedAt) : own.signBy ? time(own.signBy) : t('facts.untilEnd')}</dd>
      </div>
    </dl>
  );
  const top = <TopBar title={signed ? t('signedTitle') : t('title')} back={{ label: app('back'), onPress: back }} />;
  if (own.open)
    return (
      <SignForm answer={answer} own={own} who={who} read={read} top={top}>
        <h1 className="t-xl ag-title">{title}</h1>
        {facts}
        {document}
      </SignForm>
    );
  return (
    <Page className="ag-page" top={top}>
      <h1 className="t-xl ag-title">{title}</h1>
      {facts}
      {!signed && <Note kind="bad">{t('over')}</Note>}
      {document}
      <a className={`${buttonClass(signed ? 'fill' : 'soft')} ag-save`} href={shown.address} download="agreement.pdf">
        {signed ? t('save') : t('saveDocument')}
      </a>
      {own.signedSha256 !== null && (
        <p className="t-sm ink-2 ag-hash">
          {t('sha256')} <code>{own.signedSha256}</code>
        </p>
      )}
    </Page>
  );
}
