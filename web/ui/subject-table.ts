/**
 * Which picture stands for a material until the supplier uploads one: picture and variant, then the groups,
 * categories and leaves of the material tree that show it.
 */
export const SHOWN_FOR: Record<string, string> = {
  'aramid-weave-1': 'hybrid-woven-fabric aramid-epoxy-prepreg',
  'aramid-weave-2': 'aramid-fibre para-aramid-yarn meta-aramid-fibre aramid-pulp aramid-woven-fabric',
  'autoclave-1': 'curing-equipment autoclave',
  'autoclave-2': 'curing-oven',
  'blade-root-1': 'wind-parts wind-blade blade-recycling',
  'blade-root-2': 'blade-root-insert',
  'carbon-twill-1': 'carbon-woven-fabric',
  'carbon-twill-2': 'spread-tow-fabric preform-3d braided-sleeve binder-preform',
  'carbon-twill-3': 'fabric-3d-woven',
  'cartridges-1': 'adhesives structural-adhesive epoxy-paste-adhesive',
  'cartridges-2': 'pu-structural-adhesive mma-adhesive',
  'chopped-mat-1':
    'glass-chopped-strand mat-veil chopped-strand-mat continuous-filament-mat recycled-glass recycled-glass-fibre',
  'chopped-mat-2': 'carbon-veil recycled-carbon rcf-chopped rcf-nonwoven',
  'compound-sheets-1': 'gmt-sheet moulding-compound smc bmc',
  'compound-sheets-2': 'carbon-smc',
  'document-1': 'certification-service system-certification-service type-approval-service',
  'document-2': 'engineering-service structural-design process-simulation',
  'film-roll-1': 'foaming-adhesive consumables vacuum-consumable vacuum-bag-film',
  'film-roll-2':
    'film-adhesive epoxy-film-adhesive surfacing-film release-film silicone-bag abrasive-tool sanding-disc',
  'film-roll-3': 'surface-veil core-mat needle-felt peel-ply breather',
  'foam-cores-1': 'cores foam-core pvc-foam pmi-foam pu-foam syntactic-foam wood-core balsa-core',
  'foam-cores-2': 'pet-foam san-foam xps-foam buoyancy-module tooling-board',
  'gelcoat-buckets-1': `
    mekp filler-additive ath-filler calcium-carbonate glass-microsphere fumed-silica low-profile-additive
    coupling-agent toughening-agent gelcoat-coating gelcoat blade-coating release-agent semi-permanent-release
    wax-release mould-cleaner mould-sealer polishing-compound`,
  'gelcoat-buckets-2': `
    curing-agent amine-hardener anhydride-hardener latent-hardener peroxide-initiator cobalt-accelerator
    colour-paste tooling-gelcoat blade-bonding-adhesive`,
  'glass-weave-1': 'fabrics woven-fabric glass-cloth',
  'glass-weave-2': 'glass-woven-roving spacer-fabric infusion-mesh',
  'honeycomb-1': 'honeycomb aramid-honeycomb pp-honeycomb paper-honeycomb',
  'honeycomb-2': 'aluminium-honeycomb',
  'machine-1': `
    equipment moulding-equipment rtm-machine pultrusion-line spray-up-machine prepreg-line composite-3d-printer
    textile-equipment multiaxial-machine braiding-machine carbon-loom trimming-equipment cnc-cutter
    five-axis-router`,
  'machine-2': 'composite-drill winding-machine afp-machine waterjet',
  'mould-1': 'tooling composite-mould',
  'mould-2': 'contract-moulding',
  'mould-3': 'metal-mould invar-tool',
  'moulded-part-1': `
    parts aerospace-parts aircraft-structure uav-airframe carbon-carbon-part auto-parts battery-enclosure
    body-panel carbon-wheel industrial-medical-parts robot-arm medical-table-top prosthetic-foot
    thermal-field-part`,
  'moulded-part-2': `
    nacelle-cover spinner-cover radome rail-parts rail-interior cab-front equipment-cabin marine-parts boat-hull
    smc-meter-box construction-parts bathroom-unit manhole-cover`,
  'natural-weave-1': 'natural-fibre flax-fibre hemp-fibre bamboo-fibre',
  'natural-weave-2': 'basalt-woven-fabric',
  'pellets-1': `
    carbon-fibre-chopped basalt-chopped phenolic-moulding-compound epoxy-moulding-compound
    reinforced-thermoplastic lft-pellets short-carbon-compound rcf-pellets rcf-milled`,
  'pellets-2': `
    short-glass-compound benzoxazine bmi-resin thermoplastic-resin peek-resin pei-resin pps-resin pa-resin
    pp-resin`,
  'pellets-3': 'phenolic-novolac recyclates gfrp-regrind recycling-service',
  'pipes-1': `
    composite-pipe grp-pipe grp-sand-pipe high-pressure-frp-pipe thermoplastic-composite-pipe
    ro-membrane-housing utility-pole infusion-tube`,
  'pipes-2': 'carbon-tube mast sports-parts bicycle-frame racket fishing-rod golf-shaft carbon-roller mandrel',
  'plank-stack-1': 'pps-carbon-laminate carbon-pultruded-plate laminate-sheet carbon-plate strengthening-carbon-plate',
  'plank-stack-2': 'pp-glass-organosheet plywood-core glass-pultruded-plate fr4-laminate grp-roof-sheet leaf-spring',
  'prepreg-roll-1': 'prepregs thermoset-prepreg carbon-epoxy-fabric-prepreg tooling-prepreg ooa-prepreg',
  'prepreg-roll-2': 'carbon-epoxy-ud-prepreg bmi-prepreg cyanate-prepreg prepreg-offcut-recovery',
  'prepreg-roll-3': 'glass-epoxy-prepreg phenolic-prepreg',
  'profiles-1': 'profiles pultruded-profile frp-structural-profile frp-grating cooling-tower',
  'profiles-2': 'pu-solar-frame cable-tray electrical-parts',
  'rebar-1': 'frp-rebar gfrp-rebar frp-rock-bolt composite-insulator-core',
  'rebar-2': 'bfrp-rebar composite-conductor-core',
  'resin-drums-1': `
    resins epoxy-resin epoxy-infusion epoxy-liquid epoxy-winding epoxy-rtm epoxy-pultrusion
    epoxy-multifunctional high-temp-resin cyanate-resin polyimide-resin`,
  'resin-drums-2': `
    polyester-resin upr-orthophthalic upr-isophthalic upr-dcpd upr-flame-retardant upr-smc-grade
    polyurethane-resin pu-infusion pu-pultrusion acrylic-liquid-resin`,
  'resin-drums-3': 'vinyl-ester-resin ve-bisphenol ve-novolac ve-brominated phenolic-resin phenolic-resol',
  'roving-1': `
    fibres glass-fibre glass-direct-roving glass-assembled-roving glass-high-modulus-roving glass-ecr-roving
    glass-s-fibre glass-ar-fibre quartz-fibre`,
  'roving-2': `
    carbon-fibre carbon-fibre-small-tow carbon-fibre-standard-24k carbon-fibre-large-tow
    carbon-fibre-intermediate-modulus carbon-fibre-high-modulus carbon-fibre-pitch carbon-fibre-precursor
    commingled-yarn`,
  'roving-3': 'basalt-fibre basalt-roving ceramic-fibre silicon-carbide-fibre alumina-fibre',
  'sandwich-panel-1': 'sandwich-panel honeycomb-panel aircraft-interior satellite-structure repair-service',
  'sandwich-panel-2': 'foam-panel grp-truck-panel',
  'stitched-fabric-1': 'biaxial-fabric',
  'stitched-fabric-2': 'multiaxial-fabric triaxial-fabric quadraxial-fabric stitched-combo-mat',
  'tape-spool-1': 'tape-woven towpreg thermoplastic-prepreg thermoplastic-ud-tape peek-carbon-tape',
  'tape-spool-2': 'glass-yarn polymer-fibre uhmwpe-fibre pbo-fibre polyimide-fibre sealant-tape',
  'test-coupons-1': 'services testing-service mechanical-testing environment-ageing-test',
  'test-coupons-2': 'fire-testing ndt-service physchem-testing',
  'test-frame-1': 'test-equipment universal-tester ultrasonic-c-scan thermal-analyser fatigue-testing',
  'test-frame-2': 'hot-press smc-press',
  'ud-fabric-1': 'ud-fabric carbon-ud-fabric strengthening-carbon-sheet',
  'ud-fabric-2': 'glass-ud-fabric',
  'wound-vessel-1': 'pressure-vessel hydrogen-cylinder-iii hydrogen-cylinder-iv',
  'wound-vessel-2': 'cng-cylinder grp-tank',
  'wound-vessel-3': 'scba-cylinder',
};
