import { expect, it } from 'vitest';
import { figuresIn } from './stream-figures.ts';

const stat = (bits: number) => `<rtmp><server><application><live>
  <stream><name>hall1</name><bw_in>${bits}</bw_in>
    <client><id>1</id><dropped>3</dropped><publishing/><active/></client>
    <meta><video><width>640</width><height>360</height><frame_rate>25.0</frame_rate></video></meta>
  </stream>
  <stream><name>left</name><bw_in>900000</bw_in><client><id>2</id><dropped>0</dropped></client></stream>
</live></application></server></rtmp>`;

it('[O12] returns the figures of the publisher, and no bit rate before the first ten seconds have passed', () => {
  const hall = { announced: 25, width: 640, height: 360, dropped: 3 };
  expect([...figuresIn(stat(251_300))]).toEqual([['hall1', { ...hall, kilobits: 251 }]]);
  expect([...figuresIn(stat(0))]).toEqual([['hall1', { ...hall, kilobits: null }]]);
});
