import { boothStampCalls as calls } from '@meetingapp/contract/exhibition/stamp.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { award } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** A code is valid for five minutes. */
const EVERY_MS = 120_000;

/** The code of the booth's stamp, which visitors scan from this phone; nothing where the booth has no stamp. */
export function BoothStamp({ showid }: { showid: string }) {
  const t = useT('stand');
  const [open, setOpen] = useState(false);
  const { answer } = useCall(calls.code, { showid }, { fresh: 0, every: EVERY_MS, quiet: true });
  const stamp = answer?.stamp;
  if (!stamp) return null;
  return (
    <>
      <List>
        <ListRow
          icon={award}
          title={t('stamp.title')}
          text={t('stamp.text', { points: stamp.points, given: stamp.given })}
          onPress={() => setOpen(true)}
        />
      </List>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('stamp.title')} closeLabel={t('close')}>
        <div className="ex-code">
          <QrCode value={location.origin + basePath + stamp.link} label={t('stamp.code')} size="5.2rem" level="M" />
          <p className="ink-2">{t('stamp.how')}</p>
        </div>
      </Sheet>
    </>
  );
}
