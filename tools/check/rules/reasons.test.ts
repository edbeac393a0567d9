import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkReasons } from './reasons.ts';

const lines = (text: string, path = 'apps/console/src/features/a/A.tsx') =>
  checkReasons(tree({ [path]: text })).map((finding) => finding.line);

describe('[O12] a button of the console', () => {
  it.each([
    ['an antd button', 'const a = <Button type="primary" disabled={busy} onClick={() => go()}>x</Button>;'],
    ['a plain button', 'const a = <button disabled type="button">x</button>;'],
    ['the confirming button of a dialog', 'const a = <Modal okButtonProps={{ danger: true, disabled: empty }} />;'],
    ['one of a dialog opened by a call', 'modal.confirm({ okButtonProps: { disabled: true } });'],
  ])('may not be grey without a reason: %s', (_what, text) => {
    expect(lines(`\n${text}`)).toEqual([2]);
  });

  it('says why, and other inputs may be read-only', () => {
    expect(lines("const a = <ActButton why={t('x')} lacks={{ onlyView: !may }} />;")).toEqual([]);
    expect(lines('const a = <Modal okButtonProps={greyOk(why({ reasonMissing: empty }))} />;')).toEqual([]);
    expect(lines('const a = <Input disabled={!may} />;')).toEqual([]);
    expect(lines('const a = <Button disabled />;', 'apps/attendee/src/A.tsx')).toEqual([]);
  });
});
