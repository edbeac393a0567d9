import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { FigureRow } from '../../../lib/layout/FigureRow.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useDevices } from '../data.ts';
import { countDevices } from './device-view.ts';
import { DeviceTable } from './DeviceTable.tsx';

/** All devices of the conference, with what is wrong with them counted above. `add`: enrols the first one. */
export function Devices({ open, add }: { open: (id: number) => void; add: ReactNode }) {
  const t = useT('checkinConsole');
  const asked = useDevices();
  return (
    <Answered asked={asked}>
      {({ devices, now }) => {
        if (devices.length === 0)
          return (
            <EmptyState icon={smartphone} title={t('device.none')} text={t('device.noneText')}>
              {add}
            </EmptyState>
          );
        const { used, online, offline, low, clock, unsent } = countDevices(devices);
        return (
          <>
            <FigureRow
              label={t('tabs.devices')}
              figures={[
                {
                  name: t('device.states.online'),
                  value: online,
                  more: t('arrivals.online', { count: used }),
                  share: used === 0 ? 0 : online / used,
                },
                { name: t('device.states.offline'), value: offline, tone: offline > 0 ? 'error' : undefined },
                {
                  name: t('device.unsent'),
                  value: unsent,
                  more: t('device.scans'),
                  tone: unsent > 0 ? 'soon' : undefined,
                },
                { name: t('device.lowBattery'), value: low, tone: low > 0 ? 'error' : undefined },
                { name: t('device.wrongClock'), value: clock, tone: clock > 0 ? 'soon' : undefined },
              ]}
            />
            <DeviceTable devices={devices} now={now} open={open} />
            <p className="small quiet device-hint">{t('device.hint')}</p>
          </>
        );
      }}
    </Answered>
  );
}
