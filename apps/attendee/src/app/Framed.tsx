import { useMatch } from '@tanstack/react-router';
import { PageFrame } from './PageFrame.tsx';

/** A screen at its place among the router's matches. */
export function Framed() {
  const match = useMatch({ strict: false });
  return <PageFrame match={match} />;
}
