import { BrandMark } from '@jackfruit/ui'

/** Two phones: the site as an icon among others, and open without any bars. */
export function Phones() {
  return (
    <div aria-hidden="true" className="relative h-[190px] w-[230px]">
      <div className="absolute start-0 top-4 h-[170px] w-[92px] -rotate-6 rounded-[18px] border-[3px] border-white/40 bg-rind-800 p-2.5">
        <div className="grid grid-cols-3 gap-1.5 pt-3">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((place) =>
            place === 'e' ? (
              <BrandMark key={place} size={19} />
            ) : (
              <span key={place} className="h-[19px] rounded-[5px] bg-white/15" />
            ),
          )}
        </div>
      </div>
      <div className="absolute end-2 top-0 grid h-[190px] w-[104px] rotate-6 place-items-center rounded-[20px] border-[3px] border-white/70 bg-rind-600">
        <BrandMark size={56} />
      </div>
    </div>
  )
}
