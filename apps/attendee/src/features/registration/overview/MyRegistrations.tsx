import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { OrderCard } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { RegistrationCard } from '@meetingapp/contract/registration/wizard.ts';
import type { ReactNode } from 'react';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { phaseOf } from '@meetingapp/domain/conference/phase.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { userPlus } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { qrCode, ticket } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useConference } from '../../../lib/parts/use-conference.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { shortDays } from '../../../lib/time/dates.ts';
import { Link, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { MineParts } from './MineParts.tsx';
import { passOf, registrationGroups, shownState, stateTag } from './registration-states.ts';

interface Props {
  cid: string;
  /** Items of the person's plan. */
  planned: number;
  /** What is next in the programme, right below the pass. */
  next: ReactNode;
  /** What is shown between the tiles and the registrations. */
  children: ReactNode;
}

/** The entry pass first, then all registrations of this account: this conference's before others. */
export function MyRegistrations({ cid, planned, next, children }: Props) {
  const t = useT('registrationOverview');
  const app = useT('app');
  const go = useNavigate();
  const language = useLanguage();
  const { answer, failure, loading, again } = useCall(registrationCalls.mine, {}, { fresh: 0 });
  const orders = useCall(orderCalls.mine, {}, { fresh: 0 }).answer?.orders ?? [];
  const { here, elsewhere } = registrationGroups(answer?.registrations ?? [], cid);
  const pass = passOf(here);
  const conference = useConference(cid);
  const over = conference !== undefined && phaseOf(conference, serverClock.now()).phase === 'after';
  const orderOf = (one: RegistrationCard) => orders.find((order) => order.orderId === one.orderId) ?? null;
  return (
    <>
      {pass && (
        <Link name="signOrder" query={{ cid: pass.cid, reg: pass.regId }} className="mine-pass">
          <span className="mine-code">
            <Icon icon={qrCode} />
          </span>
          <span className="grow">
            <b className="t-lg">{t('mine.show')}</b>
            <span className="mine-pass-text">{t('mine.number', { number: pass.number })}</span>
            <span className="mine-pass-text">{pass.fee}</span>
          </span>
          <Icon icon={chevronRight} />
        </Link>
      )}
      {next}
      <MineParts cid={cid} pass={pass} planned={planned} />
      {children}
      <div className="head">
        <h2>{t('mine.registrations')}</h2>
      </div>
      {loading && (
        <Waiting label={app('loading')}>
          <Skeleton height="2.2rem" />
        </Waiting>
      )}
      {failure && !answer && <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />}
      {answer && here.length === 0 && over && (
        <EmptyState icon={ticket} title={t('mine.none')} text={t('mine.noneOver')} />
      )}
      {answer && here.length === 0 && !over && (
        <EmptyState
          icon={ticket}
          title={t('mine.none')}
          text={t('mine.noneText')}
          action={
            <Link name="signHome" params={{ opFlag: 0 }} query={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('mine.signUp')}
            </Link>
          }
        />
      )}
      {here.length > 0 && (
        <List>
          {here.map((one) => (
            <RegistrationRow
              key={one.regId}
              registration={one}
              order={orderOf(one)}
              text={joinList([one.fee, one.branch], language, 'clauses')}
            />
          ))}
          {!over && (
            <ListRow
              icon={userPlus}
              title={t('mine.colleague')}
              onPress={() => go('signAdd', { opFlag: 0 }, { cid, add: 1 })}
            />
          )}
        </List>
      )}
      {elsewhere.length > 0 && (
        <>
          <div className="head">
            <h2>{t('mine.elsewhere')}</h2>
          </div>
          <List>
            {elsewhere.map((one) => (
              <RegistrationRow
                key={one.regId}
                registration={one}
                order={orderOf(one)}
                text={joinList(
                  [one.conference, shortDays(one.startsOn, one.endsOn, language), one.city],
                  language,
                  'clauses',
                )}
              />
            ))}
          </List>
        </>
      )}
    </>
  );
}

interface RegistrationRowProps {
  registration: RegistrationCard;
  order: OrderCard | null;
  text: string;
}

function RegistrationRow({ registration, order, text }: RegistrationRowProps) {
  const t = useT('registrationOverview');
  const go = useNavigate();
  const { cid, regId, name } = registration;
  const state = shownState(registration.state, order);
  return (
    <ListRow
      icon={ticket}
      title={name || t('mine.unnamed')}
      text={text}
      trailing={<Tag kind={stateTag(state)}>{t(`states.${state}`)}</Tag>}
      onPress={() => go('signOrder', {}, { cid, reg: regId })}
    />
  );
}
