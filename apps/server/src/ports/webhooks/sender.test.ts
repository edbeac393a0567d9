import { describe, expect, it } from 'vitest';
import { webhookReceiver } from '../../testing/developers/receiver.ts';
import { isPublicAddress } from '../outgoing/addresses.ts';
import { webhookSender } from './sender.ts';

const v4 = (address: string) => async () => [{ address, family: 4 }];
const webhook = (url: string) => ({ url, headers: {}, body: '{}' });

describe('[X2] an address of a webhook', () => {
  it.each([
    ['127.0.0.1'],
    ['10.2.3.4'],
    ['172.31.0.1'],
    ['192.168.1.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['::1'],
    ['::'],
    ['::ffff:127.0.0.1'],
    ['::ffff:8.8.8.8'],
    ['64:ff9b::7f00:1'],
    ['fe80::1'],
    ['fd00::1'],
    ['2002:7f00:1::'],
    ['ff02::1'],
    ['localhost'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([['8.8.8.8'], ['172.32.0.1'], ['2606:4700::1111']])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['ftp://example.org/', 'address_form'],
    ['no address', 'address_form'],
    ['https://user:secret@example.org/', 'address_form'],
    ['http://example.org/', 'address_secure'],
    ['https://127.0.0.1/', 'address_private'],
    ['https://2130706433/', 'address_private'],
    ['https://0x7f.1/', 'address_private'],
    ['https://[::1]/', 'address_private'],
    ['https://[::ffff:10.0.0.1]/', 'address_private'],
    ['https://hospital.example.org/', 'address_private'],
  ])('%s is refused as %s', async (url, reason) => {
    const sender = webhookSender({ allowPrivate: false, resolve: v4('192.168.0.9') });
    expect(await sender.refusalOf(url)).toBe(reason);
  });

  it('with one private address among several is refused, and an unknown name too', async () => {
    const resolve = async () => [...(await v4('8.8.8.8')()), ...(await v4('10.0.0.1')())];
    expect(await webhookSender({ allowPrivate: false, resolve }).refusalOf('https://a.example.org/')).toBe(
      'address_private',
    );
    const none = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await webhookSender({ allowPrivate: false, resolve: none }).refusalOf('https://a.example.org/')).toBe(
      'address_unknown',
    );
    expect(
      await webhookSender({ allowPrivate: false, resolve: v4('8.8.8.8') }).refusalOf('https://a.example.org/'),
    ).toBeNull();
  });

  it('that has become private since it was saved gets nothing', async () => {
    const receiver = await webhookReceiver();
    const port = new URL(receiver.url).port;
    const url = `https://rebound.example.org:${port}/`;
    const sender = webhookSender({ allowPrivate: false, resolve: v4('127.0.0.1') });
    expect(await sender.send(webhook(url))).toMatchObject({ status: null, fault: 'private' });
    expect(receiver.received).toEqual([]);
    // Control: the same name and address, permitted, arrives at the address that was looked up here.
    const open = webhookSender({ allowPrivate: true, resolve: v4('127.0.0.1') });
    expect(await open.send(webhook(`http://rebound.example.org:${port}/`))).toMatchObject({ status: 200 });
    expect(receiver.received).toHaveLength(1);
    await receiver.down();
  });

  it('is looked up once per attempt: a second answer of the name server is not used', async () => {
    const receiver = await webhookReceiver();
    const port = new URL(receiver.url).port;
    const answers = ['127.0.0.1', '192.0.2.1'];
    let asked = 0;
    const sender = webhookSender({
      allowPrivate: true,
      resolve: async () => [{ address: answers[asked++] ?? '', family: 4 }],
      timeoutMs: 2000,
    });
    expect(await sender.send(webhook(`http://rebound.example.org:${port}/`))).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
    await receiver.down();
  });
});
