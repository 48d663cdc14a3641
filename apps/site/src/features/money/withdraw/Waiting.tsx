import { Skeleton } from '@jackfruit/ui'

const rows = ['a', 'b', 'c']

/** As high as what comes in its place. */
export function WaitingForm() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <Skeleton className="h-[178px] !rounded-[18px]" />
      <div className="grid gap-3">
        <Skeleton className="h-6 w-[150px]" />
        <Skeleton className="h-[62px] !rounded-[18px] sm:w-1/2" />
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-6 w-[110px]" />
        <Skeleton className="h-[62px] !rounded-[12px]" />
      </div>
      <Skeleton className="h-[190px] !rounded-[18px]" />
    </div>
  )
}

/** The head of an order and what is below it. */
export function WaitingOrder() {
  return (
    <div className="grid gap-4" aria-busy="true">
      <Skeleton className="h-[238px] !rounded-[20px]" />
      <Skeleton className="h-[150px] !rounded-[18px]" />
      <Skeleton className="h-[220px] !rounded-[18px]" />
    </div>
  )
}

export function WaitingList() {
  return (
    <div className="grid gap-3" aria-busy="true">
      {rows.map((row) => (
        <Skeleton key={row} className="h-[76px] !rounded-[18px]" />
      ))}
    </div>
  )
}
