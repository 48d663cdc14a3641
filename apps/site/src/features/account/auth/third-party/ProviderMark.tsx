import type { thirdParty } from '@jackfruit/contracts'

const looks: Readonly<Record<thirdParty.Provider, string>> = {
  google: 'bg-info-bg text-info',
  facebook: 'bg-surface-2 text-text',
  telegram: 'bg-positive-bg text-positive',
}

/**
 * A letter in a hexagon, as everything of ours stands in one: nobody's logo. It is drawn and not written:
 * a button is called what stands on it.
 */
export function ProviderMark({ provider }: { provider: thirdParty.Provider }) {
  return (
    <span
      aria-hidden="true"
      data-letter={provider.slice(0, 1)}
      className={`grid h-7 w-7 flex-none place-items-center text-[14px] font-[800] uppercase before:content-[attr(data-letter)] [clip-path:polygon(50%_0,95%_25%,95%_75%,50%_100%,5%_75%,5%_25%)] ${looks[provider]}`}
    />
  )
}
