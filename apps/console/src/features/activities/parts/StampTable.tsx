import { roles } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { StampRow } from '../data.ts';
import { StampCode } from './StampCode.tsx';
import { StampDialog } from './StampDialog.tsx';

interface StampTableProps {
  stamps: readonly StampRow[];
  zone: string;
}

/** The stamps of a conference, with the code of each. */
export function StampTable({ stamps, zone }: StampTableProps) {
  const t = useT('activitiesConsole');
  const language = useLanguage();
  const mayWrite = useRole(roles.setUp);
  const mayHand = useRole(roles.handOver);
  const [edited, setEdited] = useState<StampRow | 'new' | null>(null);
  const [shown, setShown] = useState<StampRow | null>(null);
  return (
    <section className="activity-stamps">
      <p className="row">
        <h2 className="grow">{t('stamps')}</h2>
        <ActButton lacks={{ onlyView: !mayWrite }} icon={<Icon icon={plus} />} onClick={() => setEdited('new')}>
          {t('addStamp')}
        </ActButton>
      </p>
      {stamps.length === 0 ? (
        <p className="quiet">{t('noStamps')}</p>
      ) : (
        <ListTable<StampRow>
          rows={[...stamps]}
          open={null}
          columns={[
            { title: t('stampName'), render: (_value, one) => <b>{pickLanguage(one.name, language)}</b> },
            { title: t('points'), width: 90, align: 'right', dataIndex: 'points' },
            { title: t('given'), width: 110, align: 'right', dataIndex: 'given' },
            {
              title: t('acts'),
              width: 200,
              render: (_value, one) => (
                <span className="row">
                  <ActButton size="small" lacks={{ onlyView: !mayHand }} onClick={() => setShown(one)}>
                    {t('code')}
                  </ActButton>
                  {mayWrite && (
                    <Button size="small" onClick={() => setEdited(one)}>
                      {t('edit')}
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
      {edited && <StampDialog stamp={edited === 'new' ? null : edited} close={() => setEdited(null)} />}
      {shown && <StampCode stamp={shown} zone={zone} close={() => setShown(null)} />}
    </section>
  );
}
