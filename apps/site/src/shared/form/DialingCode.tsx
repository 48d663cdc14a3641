import { merchants } from '@jackfruit/contracts'
import { type CountryNames, tagOf } from '@jackfruit/i18n'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { call } from '../calls/api.ts'
import { CaretDownIcon, CheckIcon } from '../look/icons.ts'
import { useCountryNames } from '../text/countryNames.ts'
import { failureText, useLanguage, useText } from '../text/text.ts'

interface DialingCodeProps {
  /** Digits alone: 95. */
  value: string
  /** Those of the brand's own countries, which come first. */
  usual: readonly string[]
  onChoose: (code: string) => void
}

interface Country {
  readonly id: string
  readonly code: string
  readonly name: string
}

/** Long enough for a press on an entry to be one, after the list has lost its focus. */
const closesAfter = 200

/** The country's code before a number, the same in every form: a list that is typed into (decision D-139). */
export function DialingCode({ value, usual, onChoose }: DialingCodeProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (isBack: boolean) => {
    setOpen(false)
    if (isBack) opener.current?.focus()
  }
  return (
    <div className="relative -ms-1.5 flex-none">
      <button
        ref={opener}
        type="button"
        className="flex min-h-11 items-center gap-1.5 rounded-[8px] border-e border-line px-1.5 pe-3 font-[640] text-text"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={text('register.dialing_code', { code: `+${value}` })}
        onClick={() => setOpen(!isOpen)}
      >
        <span dir="ltr">+{value}</span>
        <CaretDownIcon size={14} weight="bold" />
      </button>
      {isOpen && <Countries value={value} usual={usual} onChoose={onChoose} onClose={close} />}
    </div>
  )
}

interface CountriesProps extends DialingCodeProps {
  onClose: (isBack: boolean) => void
}

function Countries({ value, usual, onChoose, onClose }: CountriesProps) {
  const text = useText()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    return () => clearTimeout(closing.current)
  }, [])
  const countries = useQuery({
    queryKey: ['countries'],
    queryFn: () => call(merchants.countryCodes),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const names = useCountryNames()
  const language = useLanguage()
  const shown = found(named(countries.data ?? [], usual, names, tagOf(language)), typed)
  const choose = (country: Country | undefined) => {
    if (!country) return
    onChoose(country.code)
    onClose(true)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((at + step + shown.length) % Math.max(1, shown.length))
    else if (event.key === 'Enter') choose(shown[at])
    else if (event.key === 'Escape') onClose(true)
    else return
    // The dialog around it would close, the form be sent, the caret move.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      data-closes-by-escape
      className="absolute start-0 top-[calc(100%+8px)] z-40 w-[min(300px,78vw)] overflow-hidden rounded-[14px] border border-line bg-surface p-2 shadow-[0_12px_40px_rgb(0_0_0/28%)]"
    >
      <div className="field-box">
        <input
          ref={field}
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={shown[at] && `${list}-${shown[at].id}`}
          aria-label={text('register.country_search')}
          placeholder={text('register.country_search')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKey}
          onFocus={() => clearTimeout(closing.current)}
          onBlur={() => {
            closing.current = setTimeout(() => onClose(false), closesAfter)
          }}
        />
      </div>
      <div
        id={list}
        role="listbox"
        aria-label={text('register.country_search')}
        className="mt-1.5 max-h-56 overflow-y-auto"
      >
        {shown.map((country, index) => (
          <div
            key={country.id}
            id={`${list}-${country.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.code === value}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 text-[15px] hover:bg-surface-2 ${index === at ? 'bg-surface-2' : ''}`}
            onClick={() => choose(country)}
            onKeyDown={onKey}
          >
            <span dir="ltr" className="w-12 flex-none font-[640]">
              +{country.code}
            </span>
            <span className="flex-1 truncate">{country.name}</span>
            {country.code === value && <CheckIcon size={16} weight="bold" className="text-link" />}
          </div>
        ))}
        {shown.length === 0 && !countries.isPending && (
          <p role="status" className="px-3 py-3 text-[14px] text-text-2">
            {countries.isError ? failureText(countries.error) : text('register.country_none')}
          </p>
        )}
      </div>
    </div>
  )
}

type Row = { readonly countryCode: string; readonly countryDialingCode: string }

/** In the words of the language on screen, the brand's own first and the others by name. */
function named(rows: readonly Row[], usual: readonly string[], names: CountryNames, tag: string): Country[] {
  const place = ({ code }: Country) => (usual.includes(code) ? usual.indexOf(code) : usual.length)
  return rows
    .map(({ countryCode, countryDialingCode }) => ({
      id: countryCode,
      code: countryDialingCode.replace(/\D/g, ''),
      name: names(countryCode),
    }))
    .toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, tag))
}

function found(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = typed.trim().toLowerCase().replace(/^\+/, '')
  if (!wanted) return countries
  return countries.filter(
    ({ id, code, name }) =>
      code.startsWith(wanted) || name.toLowerCase().includes(wanted) || id.toLowerCase() === wanted,
  )
}
