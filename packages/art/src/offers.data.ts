/**
 * Pictures of offers, one a row: `id | ground | scene | particles | pieces`, as the banners'. Neighbours in the list of
 * offers differ in their ground, so that each is found again by its colour.
 */
export const offerTable = `
fruit | wine | sunburst | pods | jackfruit:216,196,1.72 coin:84,318,0.46,-12 coin:352,326,0.42,10
coins | amber | sunburst | coins | stack:112,262,0.72 stack:214,226,0.98 stack:318,266,0.68 flatCoin:220,84,0.6,-10
gem | sapphire | hexes | sparks | pod:214,178,1.5,6 pod:96,128,0.62,-24 pod:344,116,0.54,22 coin:96,316,0.4,-12 coin:340,318,0.44,10
lotus | plum | rings | sparks | lotus:214,206,1.72 pod:214,300,0.5,8
ball | sports | stadium | none | football:214,196,1.5
cards | vermilion | lanterns | none | c9h:140,210,1.42,-12 c8s:284,198,1.42,10 coin:214,342,0.42,6
rocket | crash | stars | embers | rocket:214,196,1.5,32,ruby
temple | copper | sun | embers | pagoda:214,196,1.6 lamp:84,270,0.7,-6 lamp:346,270,0.7,6
wheel | rose | sunburst | confetti | bigWheel:214,192,1.5
egg | teal | rings | sparks | egg:204,196,1.5,-4 hammer:344,96,0.82,-24,emerald coin:84,326,0.4,-12
envelope | magenta | fireworks | coins | envelope:132,214,1.2,-14 envelope:300,206,1.2,12 envelope:214,192,1.46
ticket | violet | stripes | confetti | ticket:206,206,1.5,-8 n7:346,104,0.58,0,amber n28:94,102,0.44,0,emerald
trophy | jade | fireworks | confetti | trophy:214,192,1.5 coin:100,326,0.44,-12 coin:332,328,0.42,12
chest | deep | rings | coins | chest:214,206,1.5
gift | orchid | sunburst | confetti | gift:212,204,1.5,0,emerald coin:88,326,0.4,-12 coin:348,330,0.38,10
koi | fish | sea | bubbles | koi:212,178,1.5,-6,amber pod:92,308,0.4,-18
seven | slots | sunburst | sparks | seven:104,206,0.9,-10,gold seven:328,206,0.9,10,gold seven:214,188,1.34,0,ruby
crown | ink | stars | sparks | crown:214,178,1.34,0,gold hexGem:100,312,0.42,0,ruby hexGem:328,314,0.44,0,sapphire hexGem:214,330,0.34,0,emerald
`
