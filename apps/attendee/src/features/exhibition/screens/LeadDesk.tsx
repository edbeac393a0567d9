import '../parts/exhibition.css';
import { leadCalls as calls, type Lead } from '@meetingapp/contract/exhibition/lead.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { showSuccess, showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { idCard, shieldCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { refreshCards } from '../data.ts';
import type { QueuedLead } from '../parts/lead-store.ts';
import { LeadRows } from '../parts/LeadRows.tsx';
import { LeadSheet, type Marks } from '../parts/LeadSheet.tsx';
import type { LeadList } from '../parts/lead-list.ts';
import { ScanLead } from '../parts/ScanLead.tsx';
import { useLeadQueue } from '../parts/use-lead-queue.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

const EVERY_MS = 30_000;

/** O13 (nearest: S88): people of an exhibitor scan visitors and look after their cards. Withdrawn ones leave within half a minute. */
export function LeadDesk() {
  const t = useT('lead');
  const app = useT('app');
  const { showid } = useParameters('leadDesk');
  const back = useBack('standDesk', { showid });
  const { loggedIn, user } = useAccount();
  const asked = useCall(calls.list, loggedIn ? { showid } : null, {
    fresh: 0,
    every: EVERY_MS,
    quiet: true,
    kept: true,
  });
  const fetched = useSend(calls.download);
  const { answer, failure } = asked;
  useNamedConference(answer?.cid);

  async function save(): Promise<void> {
    if (answer?.figures.standing === 0) return showToast(t('downloadNone'));
    const outcome = await fetched.send({ showid });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    saveFile(new Blob([outcome.answer.csv], { type: 'text/csv' }), outcome.answer.name);
    showSuccess(t('downloaded', { count: outcome.answer.leads }));
  }
  return (
    <Page
      top={
        <TopBar
          heading
          title={answer && answer.booth !== '' ? t('title', { booth: answer.booth }) : t('plainTitle')}
          back={{ label: app('back'), onPress: back }}
          actions={answer && <IconButton icon={download} label={t('download')} onClick={() => void save()} />}
        />
      }
    >
      {answer && <Desk showid={showid} owner={String(user?.uId ?? '')} list={answer} />}
      {!answer && (failure || !loggedIn) && (
        <Unavailable
          asked={asked}
          gone={!loggedIn || failure?.name === 'not_found' ? { title: t('gone'), text: t('goneText') } : null}
        />
      )}
      {!answer && !failure && loggedIn && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.6rem" />
          <Skeleton height="4rem" />
        </Waiting>
      )}
    </Page>
  );
}

function Desk({ showid, owner, list }: { showid: string; owner: string; list: LeadList }) {
  const t = useT('lead');
  const { queue, keep } = useLeadQueue(showid, owner);
  const mark = useSend(calls.mark);
  const [openId, setOpenId] = useState<number | null>(null);
  const [queued, setQueued] = useState<QueuedLead | null>(null);
  const lead = list.leads.find(({ id, withdrawnAt, blanked }) => id === openId && withdrawnAt === null && !blanked);

  async function saveLead({ id, version }: Lead, marks: Marks): Promise<void> {
    const outcome = await mark.send({ leadId: id, seen: version, ...marks });
    refreshCards();
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    setOpenId(null);
    showSuccess(t('saved'));
  }
  async function saveQueued(one: QueuedLead, marks: Marks): Promise<void> {
    await keep({ ...one, body: { ...one.body, ...marks } });
    setQueued(null);
    showSuccess(t('saved'));
  }
  const { figures } = list;
  return (
    <>
      <dl className="card ex-figures" aria-label={t('figures')}>
        <div>
          <dt>{t('today')}</dt>
          <dd>{figures.today}</dd>
        </div>
        <div>
          <dt>{t('high')}</dt>
          <dd>{figures.high}</dd>
        </div>
        <div>
          <dt>{t('waiting')}</dt>
          <dd>{queue.length}</dd>
        </div>
        <div>
          <dt>{t('visits')}</dt>
          <dd>{figures.visits}</dd>
        </div>
      </dl>
      <ScanLead {...{ showid, owner, list, keep }} taken={setOpenId} />
      {list.leads.length + queue.length === 0 ? (
        <EmptyState icon={idCard} title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <div className="head">
            <h2>{t('all', { count: figures.standing + queue.length })}</h2>
          </div>
          <LeadRows
            leads={list.leads}
            queue={queue}
            zone={list.zone}
            open={({ id }) => setOpenId(id)}
            openQueued={setQueued}
          />
        </>
      )}
      {lead && (
        <LeadSheet
          key={`${lead.id}.${lead.version}`}
          name={lead.name}
          marks={lead}
          products={list.products}
          saving={mark.sending}
          save={(marks) => void saveLead(lead, marks)}
          close={() => setOpenId(null)}
        >
          <Given lead={lead} />
        </LeadSheet>
      )}
      {queued && (
        <LeadSheet
          key={queued.key}
          name={queued.name}
          marks={queued.body}
          products={list.products}
          saving={false}
          save={(marks) => void saveQueued(queued, marks)}
          close={() => setQueued(null)}
        >
          <p className="ink-2">{t('offline')}</p>
        </LeadSheet>
      )}
    </>
  );
}

function Given({ lead }: { lead: Lead }) {
  const t = useT('lead');
  return (
    <>
      <p>
        <Tag kind="ok" icon={shieldCheck}>
          {t('agreed')}
        </Tag>{' '}
        <span className="t-sm ink-2">{t(`way.${lead.way}`)}</span>
      </p>
      <dl className="kv">
        {(['affiliation', 'post', 'email', 'phone'] as const).map((field) => (
          <div key={field} className="ex-kv">
            <dt>{t(field)}</dt>
            <dd className={lead[field] === '' ? 'ink-2' : undefined}>{lead[field] || t('notGiven')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
