import { join } from './join.ts'

/** A waiting shape with the exact measure of what will stand there. Decorative: the region around it is `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={join('skeleton', className)} />
}
