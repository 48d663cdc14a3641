import type { merchants, ReplyOf } from '@jackfruit/contracts'
import { languageOf } from '@jackfruit/i18n'
import { Button, Dialog, HexAvatar } from '@jackfruit/ui'
import { useState } from 'react'
import { useScripts } from '../shared/fonts.ts'
import { XIcon } from '../shared/icons.ts'
import { useText } from '../shared/text.ts'

type Region = ReplyOf<typeof merchants.regions>[number]

interface RegionDialogProps {
  regions: readonly Region[]
  onChoose: (region: Region, language: string) => void
}

/** Asked once, when neither the address nor the place tells. The currency is the point of it. */
export default function RegionDialog({ regions, onChoose }: RegionDialogProps) {
  const text = useText()
  useScripts(regions.flatMap(({ langList }) => langList))
  const [chosen, setChosen] = useState(regions[0])
  if (!chosen) return null
  return (
    <Dialog
      isOpen
      holdsForm
      title={text('shell.region_title')}
      description={text('shell.region_text')}
      closeLabel={text('common.close')}
      closeIcon={<XIcon size={20} weight="bold" />}
      onClose={() => onChoose(chosen, chosen.langList[0] ?? 'EN')}
    >
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault()
          onChoose(chosen, chosen.langList[0] ?? 'EN')
        }}
      >
        <fieldset className="grid gap-1">
          <legend className="sr-only">{text('shell.region_title')}</legend>
          {regions.map((region) => (
            <label
              key={region.country}
              className="flex min-h-[58px] cursor-pointer items-center gap-3 rounded-[14px] px-3 has-checked:bg-rind-050 has-checked:ring-2 has-checked:ring-rind-600 has-focus-visible:outline-3 has-focus-visible:outline-(--focus) dark:has-checked:bg-surface-2"
            >
              <HexAvatar name={region.country} size={36} edge="line" />
              <span className="min-w-0 flex-1">
                <span className="block leading-[1.4] font-[640]">{region.countryName}</span>
                <span className="block text-[13px] text-text-2">
                  {region.langList.map((code, index) => (
                    <bdi key={code} lang={languageOf(code)?.tag}>
                      {index > 0 && ', '}
                      {languageOf(code)?.ownName}
                    </bdi>
                  ))}
                </span>
              </span>
              <span className="text-[14px] font-[640] text-text-2">{region.currency}</span>
              <input
                type="radio"
                name="region"
                className="h-5 w-5 accent-rind-600"
                checked={region === chosen}
                onChange={() => setChosen(region)}
              />
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="gold" size="lg">
          {text('shell.region_continue', { currency: chosen.currency })}
        </Button>
      </form>
    </Dialog>
  )
}
