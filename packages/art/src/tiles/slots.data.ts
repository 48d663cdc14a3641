/** Tiles of the slots, one a row: `id | ground | scene | particles | pieces`. */
export const slots = `
slot-ruby-classic | vermilion | sunburst | sparks | seven:66,186,0.72,-10,gold seven:234,186,0.72,10,gold seven:150,168,1.02,0,ruby
slot-gem-gates | sapphire | arches | sparks | gem:72,226,0.5,0,ruby gem:230,226,0.5,0,emerald gem:150,152,0.96,0,sapphire
slot-irrawaddy-243 | teal | waves | sparks | boat:150,164,1.26,-4,ruby
slot-thingyan-tumble | sky | clouds | bubbles | pot:150,210,0.92,-8,silver blossom:84,132,0.4,12,gold blossom:214,112,0.48,-20,rose blossom:150,92,0.34,30,amber
slot-lucky-coins-hold | amber | vault | coins | stack:82,214,0.62 stack:220,214,0.62 stack:150,184,0.86 flatCoin:150,84,0.4,-12
slot-sticky-nat | plum | stars | embers | lamp:150,160,1.08,0,plum letterA:52,216,0.6,-14,emerald letterK:248,216,0.6,14,sapphire
slot-bagan-ways | sunset | sun | none | pagoda:70,206,0.62 pagoda:236,212,0.56 pagoda:150,178,1.02 balloon:60,74,0.3 balloon:246,88,0.36
slot-book-of-pagan | coffee | rings | sparks | book:150,160,1.06,6,emerald
slot-lotus-cluster | orchid | rings | pods | lotus:150,172,1.1,0,rose pod:150,130,0.34
slot-chinthe-jackpot | cobalt | curtain | coins | chinthe:150,164,0.8,0,ruby crown:150,58,0.46,0,gold
slot-golden-rind | slots | sunburst | pods | jackfruit:150,158,1.16 coin:58,258,0.28,-14 coin:246,262,0.32,12
slot-durian-rush | olive | stripes | pods | durian:150,150,1.24,0
slot-jade-serpent | jade | hexes | sparks | serpent:158,176,1.22,0,emerald
slot-lucky-sevens | ruby | rings | none | seven:96,140,0.66,-14,amber seven:204,140,0.66,14,amber seven:150,206,0.78,0,gold
slot-bagan-sunrise | copper | temple | none | balloon:196,122,0.78,6 balloon:82,180,0.52,-4,sapphire balloon:250,214,0.32,0,emerald
slot-wild-cherry | leaf | sunburst | sparks | cherry:150,164,1.18
slot-royal-bells | violet | sunburst | sparks | bell:150,156,1.22,8
slot-hold-harvest | lime | podfall | coins | mango:92,196,0.62,-18 pine:216,180,0.68,14 mango:156,216,0.5,10
slot-tiger-gold | ink | rings | embers | tigerHead:150,158,1.22
slot-elephant-king | amber | temple | sparks | elephantHead:150,158,1.2 crown:150,54,0.5,0,ruby
slot-owl-mystery | cobalt | stars | sparks | owlHead:150,156,1.16
slot-bull-market | vermilion | arches | coins | bullHead:150,158,1.2
slot-moon-wolf | slate | stars | none | wolfHead:150,160,1.22
slot-crown-jewels | magenta | curtain | gems | crown:150,132,1.14,0,gold gem:150,226,0.44,0,sapphire
slot-pirate-chest | deep | sea | coins | chest:150,164,1.16
slot-crystal-cave | plum | vault | sparks | crystal:150,158,1.26,0,amethyst
slot-lucky-clover | leaf | hexes | sparks | clover:150,156,1.16,-8,emerald
slot-phoenix-fire | vermilion | rings | embers | phoenix:150,196,1.16 hexGem:150,216,0.5,0,amber
slot-peacock-court | orchid | arches | gems | peacock:150,194,1.18 hexGem:150,214,0.46,0,emerald
slot-drum-festival | rose | fireworks | confetti | longDrum:78,176,0.78,-14 drum:190,176,0.92,8
slot-night-market | plum | lanterns | sparks | lamp:88,182,0.74,0,amber parasol:196,156,0.86,12,rose lamp:214,224,0.44,0,teal
slot-sun-temple | amber | rings | sparks | sun:150,152,1.18,0,gold
slot-dragon-pearl | teal | clouds | embers | eel:150,178,1.16,0,sapphire ball:76,104,0.34,0,ivory
slot-mango-orchard | sunset | jungle | pods | mango:96,200,0.7,-16 mango:206,206,0.66,18 mango:154,128,0.84,4
slot-thunder-strike | violet | clouds | sparks | bolt:150,154,1.18,6,gold
slot-treasure-key | jade | vault | sparks | key:150,156,1.14,32,gold
slot-viking-storm | cobalt | waves | none | shield:150,152,1.02,-4,sapphire sword:150,152,1.1,38,silver
slot-wish-lamp | violet | temple | sparks | vase:150,158,1.12,-6,amethyst
slot-golden-gourd | jade | podfall | coins | gourd:150,158,1.22,8,amber
slot-time-keeper | copper | hexes | sparks | hourglass:150,160,1.14,10 cog:66,92,0.42,0,copper cog:242,240,0.5,12,copper
slot-planet-rose | magenta | stars | gems | planet:150,158,1.08,0,rose
slot-letters-royal | sapphire | curtain | sparks | letterA:78,140,0.9,-12,ruby letterK:222,140,0.9,12,sapphire letterQ:150,212,0.96,0,amethyst
slot-emperor-urn | wine | lanterns | coins | urn:150,164,1.12,0,emerald
slot-bangle-bazaar | orchid | arches | gems | bangle:112,140,0.74,0,emerald bangle:192,166,0.82,0,sapphire bangle:132,214,0.58,0,ruby
slot-disco-fever | plum | fireworks | confetti | mirrorBall:150,152,1.16,0,teal
slot-parasol-parade | teal | stripes | sparks | parasol:84,196,0.66,-16,amethyst parasol:222,186,0.66,16,amber parasol:150,126,0.92,0,rose
slot-heart-gold | rose | curtain | sparks | heart:150,154,1.16,-6,ruby
slot-ingot-house | wine | vault | coins | ingots:150,160,1.24
slot-star-burst | crash | fireworks | sparks | star:150,152,1.14,10,gold burst:60,236,0.34,0,ruby burst:248,84,0.36,0,teal
slot-toddy-bar | coffee | jungle | none | barrel:104,178,0.82,-4 bottle:214,166,0.92,10
`
