import './arrivals.css';
import { roles } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { triangleAlert, wifiOff } from '@meetingapp/ui/icons/icons.ts';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { FigureRow } from '../../../lib/layout/FigureRow.tsx';
import { useShownFailure } from '../../../lib/calls/failed-parts.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useArrivals, useDevices } from '../data.ts';
import { DeviceTable } from '../device/DeviceTable.tsx';
import { changeOfDoors, sumsOf, type ArrivalAnswer } from './arrival-view.ts';
import { ArrivalsChart } from './ArrivalsChart.tsx';
import { ArrivalsSide } from './ArrivalsSide.tsx';
import { DoorRows } from './DoorRows.tsx';
import { WallLinks } from './WallLinks.tsx';

const number = (value: number): string => value.toLocaleString('en');
/** Devices shown below the doors; those with a trouble come first. */
const DEVICES = 5;

interface ArrivalsProps {
  /** No pane is open: what was joined offline and why people were turned away stand beside the figures. */
  wide: boolean;
  openDevice: (id: number) => void;
  show: (tab: 'devices' | 'doubles') => void;
}

/** The door by the minute: who is in, who is to come, how fast each door is, how long one waits, why people were turned away. */
export function Arrivals({ wide, openDevice, show }: ArrivalsProps) {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const [pointId, setPointId] = useState<number | null>(null);
  const asked = useArrivals(pointId);
  const devices = useDevices();
  const mayReadDoubles = useRole(roles.readDoor);
  const lost = asked.failure !== null;
  useShownFailure(asked.failure);
  return (
    <Answered asked={asked}>
      {(answer) => {
        const clock = (at: string) => clockIn(answer.zone, new Date(at)).slice(11, 19);
        return (
          <div className={wide ? 'arrivals wide' : 'arrivals'}>
            <div className="arrivals-bar">
              {answer.kinds.length > 1 && (
                <Segmented
                  aria-label={t('device.point')}
                  value={Number(answer.pointId ?? 0)}
                  onChange={(value) => setPointId(Number(value))}
                  options={answer.kinds.map((one) => ({
                    value: Number(one.id),
                    label: `${pickLanguage(one.name, language)} ${number(one.entered)}`,
                  }))}
                />
              )}
              <WallLinks pointId={answer.pointId} />
              <span className={lost ? 'live lost' : 'live'} role="status">
                {lost ? t('arrivals.lost') : t('arrivals.live')}
              </span>
            </div>
            <div className="main-part">
              {lost && (
                <p className="note error">
                  <Icon icon={wifiOff} size="s" />
                  {t('arrivals.lostText', { time: clock(answer.now) })}
                </p>
              )}
              <Figures answer={answer} old={lost} />
              <ArrivalsChart
                minutes={answer.minutes}
                forecast={answer.forecast}
                throughput={answer.throughput}
                online={sumsOf(answer.doors).online}
                zone={answer.zone}
              />
              <DoorRows doors={answer.doors} />
              <Advice answer={answer} show={show} />
              {devices.answer && devices.answer.devices.length > 0 && (
                <section className="arrivals-devices">
                  <header>
                    <h2>{t('tabs.devices')}</h2>
                    <span className="small quiet grow">{t('device.troubleFirst')}</span>
                    <Button type="link" onClick={() => show('devices')}>
                      {t('device.all', { count: devices.answer.devices.length })}
                    </Button>
                  </header>
                  <DeviceTable {...devices.answer} most={DEVICES} open={openDevice} />
                </section>
              )}
            </div>
            <ArrivalsSide answer={answer} mayReadDoubles={mayReadDoubles} show={show} />
          </div>
        );
      }}
    </Answered>
  );
}

function Figures({ answer, old }: { answer: ArrivalAnswer; old: boolean }) {
  const t = useT('checkinConsole');
  const { entered, expected, inside, throughput, forecast, zone } = answer;
  const { queued, longest, devices, online } = sumsOf(answer.doors);
  const last = answer.minutes.at(-2)?.people ?? 0;
  const busiest = forecast.reduce<(typeof forecast)[number] | undefined>(
    (most, one) => (one.people > (most?.people ?? 0) ? one : most),
    undefined,
  );
  const expects = busiest !== undefined && busiest.people >= 1;
  return (
    <FigureRow
      label={t('tabs.arrivals')}
      old={old}
      figures={[
        {
          name: t('arrivals.entered'),
          value: number(entered),
          more: t('arrivals.of', { count: number(expected) }),
          share: expected === 0 ? 0 : entered / expected,
        },
        {
          name: t('arrivals.toCome'),
          value: number(Math.max(0, expected - entered)),
          more: t('arrivals.insideNow', { count: number(inside) }),
        },
        {
          name: t('arrivals.perMinute'),
          value: number(last),
          more: t('arrivals.throughput', { count: throughput }),
          tone: throughput > 0 && last > throughput ? 'soon' : undefined,
        },
        {
          name: t('arrivals.queue'),
          value: number(queued),
          more: longest === 0 ? '' : t('arrivals.longest', { minutes: longest }),
          tone: longest >= 8 ? 'error' : undefined,
        },
        {
          name: t('arrivals.busiest'),
          value: expects ? clockIn(zone, new Date(busiest.at)).slice(11, 16) : '–',
          more: expects ? t('arrivals.people', { count: Math.round(busiest.people) }) : t('arrivals.calm'),
        },
        {
          name: t('tabs.devices'),
          value: number(online),
          more: t('arrivals.online', { count: devices }),
          tone: online < devices ? 'error' : undefined,
        },
      ]}
    />
  );
}

/** The one thing that would help most now. */
function Advice({ answer, show }: { answer: ArrivalAnswer; show: ArrivalsProps['show'] }) {
  const t = useT('checkinConsole');
  const change = changeOfDoors(answer.doors);
  const { devices, online } = sumsOf(answer.doors);
  const nameOf = (door: string) => door || t('arrivals.noDoor');
  if (change)
    return (
      <p className="note soon">
        <Icon icon={triangleAlert} size="s" />
        <span>
          <b>
            {t('arrivals.uneven', {
              from: nameOf(change.from.door),
              long: change.from.wait ?? 0,
              to: nameOf(change.to.door),
              short: change.to.wait ?? 0,
            })}
          </b>{' '}
          {t('arrivals.unevenText')}
        </span>
      </p>
    );
  if (online === devices) return null;
  return (
    <p className="note soon">
      <Icon icon={wifiOff} size="s" />
      <span className="grow">
        <b>{t('arrivals.offline', { count: devices - online })}</b> {t('arrivals.offlineText')}
      </span>
      <Button size="small" onClick={() => show('devices')}>
        {t('arrivals.seeDevices')}
      </Button>
    </p>
  );
}
