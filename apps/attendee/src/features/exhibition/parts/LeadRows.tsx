import type { Lead } from '@meetingapp/contract/exhibition/lead.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight, wifiOff } from '@meetingapp/ui/icons/icons.ts';
import { userX } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/dates.ts';
import type { QueuedLead } from './lead-store.ts';

interface LeadRowsProps {
  leads: readonly Lead[];
  queue: readonly QueuedLead[];
  zone: string;
  open: (lead: Lead) => void;
  openQueued: (lead: QueuedLead) => void;
}

/** Cards of a stand, those on this phone first; one that was withdrawn has no name. */
export function LeadRows({ leads, queue, zone, open, openQueued }: LeadRowsProps) {
  const t = useT('lead');
  return (
    <List>
      {queue.map((lead) => (
        <button key={lead.key} type="button" className="li" onClick={() => openQueued(lead)}>
          <Avatar name={lead.name} size="s" />
          <span className="grow">
            <b>{lead.name}</b>
            <span className="li-text">{`${clockText(lead.body.at, zone)} ${t('offline')}`}</span>
          </span>
          <Icon icon={wifiOff} size="s" />
        </button>
      ))}
      {leads.map((lead) =>
        lead.withdrawnAt === null && !lead.blanked ? (
          <StandingRow key={lead.id} lead={lead} zone={zone} open={open} />
        ) : (
          <GoneRow key={lead.id} lead={lead} zone={zone} />
        ),
      )}
    </List>
  );
}

function StandingRow({ lead, zone, open }: { lead: Lead; zone: string; open: (lead: Lead) => void }) {
  const t = useT('lead');
  const language = useLanguage();
  const facts = [
    lead.affiliation,
    momentText(lead.givenAt, zone, language),
    lead.interest === null ? '' : t('interestOf', { interest: t(`interests.${lead.interest}`) }),
  ];
  return (
    <button type="button" className="li" onClick={() => open(lead)}>
      <Avatar name={lead.name} size="s" />
      <span className="grow">
        <b>{lead.name}</b>
        <span className="li-text">{joinList(facts, language, 'clauses')}</span>
      </span>
      <Icon icon={chevronRight} size="s" className="chev" />
    </button>
  );
}

function GoneRow({ lead, zone }: { lead: Lead; zone: string }) {
  const t = useT('lead');
  const language = useLanguage();
  const at = (moment: string) => momentText(moment, zone, language);
  return (
    <div className="li ex-gone">
      <span className="av s">
        <Icon icon={userX} size="s" />
      </span>
      <span className="grow">
        {t(lead.withdrawnAt === null ? 'blanked' : 'withdrawn')}
        <span className="li-text">
          {lead.withdrawnAt === null
            ? t('blankedText', { given: at(lead.givenAt) })
            : t('withdrawnText', { given: at(lead.givenAt), at: at(lead.withdrawnAt) })}
        </span>
        {lead.exportedAt !== null && <span className="ex-warn">{t('exported', { at: at(lead.exportedAt) })}</span>}
      </span>
    </div>
  );
}
