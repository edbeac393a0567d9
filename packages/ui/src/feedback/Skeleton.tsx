import './Skeleton.css';
import { joinClasses } from '../styles/join-classes.ts';

export interface SkeletonProps {
  /** A CSS length, preferably in rem or per cent; the size of the final content. */
  width?: string | undefined;
  height?: string | undefined;
  round?: boolean | undefined;
  className?: string | undefined;
}

export function Skeleton({ width = '100%', height = '.32rem', round, className }: SkeletonProps) {
  return (
    <span className={joinClasses('sk', round && 'round', className)} style={{ width, height }} aria-hidden="true" />
  );
}
