import { Skeleton } from '@jackfruit/ui'

const kinds = ['a', 'b', 'c', 'd']
const amounts = [...kinds, 'e', 'f']

/** The form before its methods are known, as high as it will be: nothing moves when they come. */
export function WaitingForm() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <div className="grid gap-2.5">
        <Skeleton className="h-6 w-[160px]" />
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
          {kinds.map((kind) => (
            <Skeleton key={kind} className="h-[104px] !rounded-[16px]" />
          ))}
        </div>
      </div>
      <div className="grid gap-2.5">
        <Skeleton className="h-6 w-[110px]" />
        <Skeleton className="h-[60px] !rounded-[16px]" />
        <div className="mt-7 grid grid-cols-3 gap-2.5 sm:grid-cols-6">
          {amounts.map((amount) => (
            <Skeleton key={amount} className="h-12 !rounded-[12px]" />
          ))}
        </div>
      </div>
      <Skeleton className="h-[150px] !rounded-[18px]" />
    </div>
  )
}
