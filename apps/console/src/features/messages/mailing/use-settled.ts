import { useEffect, useState } from 'react';

/** A value once it has stayed the same for `milliseconds`, compared by its content: typing asks the server once, not per key. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const content = JSON.stringify(value);
  const [settled, settle] = useState(content);
  useEffect(() => {
    const wait = setTimeout(() => settle(content), milliseconds);
    return () => clearTimeout(wait);
  }, [content, milliseconds]);
  return settled === content ? value : (JSON.parse(settled) as Value);
}
