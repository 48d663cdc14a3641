import { merchants, type ReplyOf } from '@jackfruit/contracts'
import { languageOf } from '@jackfruit/i18n'
import { Button, HexAvatar, join, Modal } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../shared/calls/api.ts'
import { useScripts } from '../../shared/look/fonts.ts'
import { failureText, useLanguage, useText } from '../../shared/text/text.ts'

type Region = ReplyOf<typeof merchants.regions>[number]
export type ChosenRegion = ReplyOf<typeof merchants.selectRegion>

interface RegionDialogProps {
  regions: readonly Region[]
  onChosen: (chosen: ChosenRegion) => void
}

/** Asked once, when neither the address nor the place tells. The currency is the point of it, so it has to be answered. */
export default function RegionDialog({ regions, onChosen }: RegionDialogProps) {
  const text = useText()
  const current = useLanguage()
  useScripts(regions.flatMap(({ langList }) => langList))
  const [region, setRegion] = useState(regions[0])
  const [wanted, setWanted] = useState(current)
  const [state, setState] = useState<{ isBusy: boolean; problem: unknown }>({ isBusy: false, problem: null })
  if (!region) return null
  const language = region.langList.find((code) => code === wanted) ?? region.langList[0] ?? 'EN'

  const submit = async () => {
    setState({ isBusy: true, problem: null })
    try {
      const { country, currency } = region
      onChosen(await call(merchants.selectRegion, { body: { country, currency, language } }))
    } catch (error) {
      setState({ isBusy: false, problem: error })
    }
  }

  return (
    <Modal isOpen onPhone="sheet" title={text('shell.region_title')} onClose={() => {}}>
      <form
        className="grid gap-4 px-6 pb-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="text-[14px] text-text-2">{text('shell.region_text')}</p>
        <fieldset className="grid gap-1">
          <legend className="sr-only">{text('shell.region_title')}</legend>
          {regions.map((each) => (
            <Choice key={each.country} region={each} isChosen={each === region} onChoose={setRegion} />
          ))}
        </fieldset>
        {region.langList.length > 1 && (
          <fieldset>
            <legend className="mb-1.5 text-[13px] text-text-2">{text('common.language')}</legend>
            <div className="flex flex-wrap gap-2">
              {region.langList.map((code) => (
                <button
                  key={code}
                  type="button"
                  lang={languageOf(code)?.tag}
                  aria-pressed={code === language}
                  className="min-h-11 rounded-[12px] px-4 text-[14px] font-[620] ring-1 ring-line-strong aria-pressed:bg-rind-600 aria-pressed:text-white aria-pressed:ring-0"
                  onClick={() => setWanted(code)}
                >
                  {languageOf(code)?.ownName}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <p role="alert" className={join('text-[14px] text-negative', state.problem === null && 'hidden')}>
          {state.problem !== null && failureText(state.problem)}
        </p>
        <Button type="submit" look="gold" size="lg" isBusy={state.isBusy}>
          {text('shell.region_continue', { currency: region.currency })}
        </Button>
      </form>
    </Modal>
  )
}

interface ChoiceProps {
  region: Region
  isChosen: boolean
  onChoose: (region: Region) => void
}

function Choice({ region, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-[58px] cursor-pointer items-center gap-3 rounded-[14px] px-3 has-checked:bg-rind-050 has-checked:ring-2 has-checked:ring-rind-600 has-focus-visible:outline-3 has-focus-visible:outline-(--focus) dark:has-checked:bg-surface-2">
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
        className="h-5 w-5 accent-rind-600 outline-none"
        checked={isChosen}
        onChange={() => onChoose(region)}
      />
    </label>
  )
}
