// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { PageContext } from '../../../lib/navigation/page.ts';
import { session } from '../../../lib/session/session.ts';
import { deviceStorage, storageKeys } from '../../../lib/storage/device-storage.ts';
import { changeDraft } from '../../../shared/sign-up/draft.ts';
import { noteTypedAddress, useKnownPerson } from './use-known-person.ts';

afterEach(() => {
  noteTypedAddress('');
  session.clear();
  deviceStorage.remove(...storageKeys);
});

function known(back?: string) {
  let found: ReturnType<typeof useKnownPerson> = { to: '', name: '' };
  function Reader() {
    found = useKnownPerson();
    return null;
  }
  renderToString(
    <PageContext
      value={{ name: 'registrationLogin', parameters: { cid: '5001' }, search: back === undefined ? {} : { back } }}
    >
      <Reader />
    </PageContext>,
  );
  return found;
}

it('[S38] the log-in after the form knows the phone number, and the name for a new account', () => {
  changeDraft('5001', { answers: { name: ' 方致远 ', phone: '13800001234', email: 'f@x.example' } });
  expect(known('/meetingapp/sign/home/0?cid=5001&at=form')).toEqual({ to: '13800001234', name: '方致远' });
});

it('[S38] without a correct number it takes the e-mail address, without either nothing', () => {
  changeDraft('5001', { answers: { phone: '1380', email: 'f@x.example' } });
  expect(known('/meetingapp/sign/apply/0?cid=5001').to).toBe('f@x.example');
  changeDraft('5001', { answers: { phone: '1380' } });
  expect(known('/meetingapp/sign/apply/0?cid=5001').to).toBe('');
  expect(known().to).toBe('');
});

it('[S115] a colleague’s number is not offered to the person who logs in', () => {
  changeDraft('5001', { answers: { phone: '13800001234' } });
  changeDraft('5001+', { answers: { phone: '13900005678' } });
  for (const back of ['/meetingapp/sign/add/0?cid=5001', '/meetingapp/sign/apply/0?cid=5001&add=1'])
    expect(known(back).to).toBe('');
});

it('[S38] a foreign return address reveals nothing', () => {
  changeDraft('5001', { answers: { phone: '13800001234' } });
  expect(known('https://evil.example/meetingapp/sign/home/0?cid=5001').to).toBe('');
});

it('[S35] an address typed at the log-in is there on the page for a new account', () => {
  noteTypedAddress('13700000000');
  expect(known('/meetingapp/sign/home/0?cid=5001').to).toBe('13700000000');
});
