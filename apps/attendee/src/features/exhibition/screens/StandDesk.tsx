import '../parts/exhibition.css';
import { draftCalls as calls } from '@meetingapp/contract/exhibition/draft.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { changedParts } from '@meetingapp/domain/exhibition/page.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { store } from '@meetingapp/ui/icons/icons-home.ts';
import { pencil, receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { chartColumn, scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { LateAskedForms } from '../../../shared/asked-forms/LateAskedForms.tsx';
import { DeskPage } from '../stand/DeskPage.tsx';
import { BoothStamp } from '../stand/BoothStamp.tsx';
import { StandPeople } from '../stand/StandPeople.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** O13 (nearest: S88): what the people of an exhibitor look after. */
export function StandDesk() {
  const t = useT('stand');
  const figures = useT('standFigures');
  const language = useLanguage();
  const { showid } = useParameters('standDesk');
  const cid = useCurrentCid();
  const back = useBack('exhibition', { showid });
  const go = useNavigate();
  const { loggedIn } = useAccount();
  const asked = useCall(calls.read, loggedIn ? { showid } : null, { fresh: 0, quiet: true });
  useNamedConference(asked.answer?.cid);
  return (
    <DeskPage title={t('title')} cid={String(asked.answer?.cid ?? cid ?? '')} back={back} asked={asked}>
      {({ page, draft, booth, shown }) => {
        const changes = draft ? changedParts(page, draft.page).length : 0;
        const state = draft && (draft.state !== 'kept' || changes > 0) ? draft.state : 'none';
        return (
          <>
            <div className="ex-head">
              <span className="lg">
                {page.logo === null ? (
                  [...pickLanguage(page.name, language)][0]
                ) : (
                  <img src={smallPicture(page.logo, 256)} alt="" />
                )}
              </span>
              <div className="grow">
                <p className="ex-tags">
                  {booth !== '' && <Tag kind="role">{booth}</Tag>}
                  <Tag kind={shown ? 'ok' : 'ended'}>{t(shown ? 'shown' : 'hidden')}</Tag>
                </p>
                <h2 className="t-xl">{pickLanguage(page.name, language)}</h2>
              </div>
            </div>
            {!shown && <p className="t-sm ink-2">{t('hiddenText')}</p>}
            <List>
              <ListRow
                icon={pencil}
                title={t('page.title')}
                text={t(`page.states.${state}`)}
                onPress={() => go('standPage', { showid })}
              />
              <ListRow
                icon={scanLine}
                title={t('cards')}
                text={t('cardsText')}
                onPress={() => go('leadDesk', { showid })}
              />
              <ListRow
                icon={chartColumn}
                title={figures('title')}
                text={figures('text')}
                onPress={() => go('standFigures', { showid })}
              />
              <ListRow
                icon={receiptText}
                title={t('orders.title')}
                text={t('orders.text')}
                onPress={() => go('standOrders', { showid })}
              />
              <ListRow icon={store} title={t('asVisitor')} onPress={() => go('exhibition', { showid })} />
            </List>
            <LateAskedForms of="exhibitor" id={showid} />
            <BoothStamp showid={showid} />
            <StandPeople showid={showid} />
          </>
        );
      }}
    </DeskPage>
  );
}
