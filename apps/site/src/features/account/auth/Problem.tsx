import { WarningCircleIcon } from '../../../shared/look/icons.ts'

/** What went wrong, above the fields, and what is left to try. */
export function Problem({ title, more }: { title: string; more?: string | undefined }) {
  return (
    <div role="alert" className="flex gap-3 rounded-[12px] bg-negative-bg px-4 py-3 text-[14px]">
      <WarningCircleIcon size={20} weight="fill" className="mt-0.5 flex-none text-negative" />
      <div>
        <p className="font-[640]">{title}</p>
        {more && <p>{more}</p>}
      </div>
    </div>
  )
}
