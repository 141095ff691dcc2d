import type { KindWords } from '../kind-words';

export const kindWords: KindWords = {
  kinds: {
    allotment: {
      names: /allotment (?:tenancy|agreement|rules)|allotment garden/,
      words:
        /\ballotments?\b|\bplot\b|\bshed\b|\bhens?\b|water butt|\bcultivat\w{0,5}|\bcompost|plot ?holder|bonfires?|vegetables/,
    },
    amendment: {
      names:
        /\b(?:deed of )?(?:amendment|variation)\b(?: (?:agreement|no\.? ?\d+|number|letter|to))|side letter|\baddendum\b|\bdeed of variation\b/,
      words:
        /main (?:agreement|contract|lease)|original (?:agreement|contract|lease)|is (?:replaced|deleted|amended)|shall be (?:replaced|deleted|amended)|remains? (?:unchanged|in (?:full )?force)|(?:the|this) amendment|is amended (?:as follows|to read)/,
    },
    apprenticeship: {
      names: /apprenticeship (?:agreement|contract)|training (?:agreement|contract|place)|repayment of training/,
      words:
        /\bapprentices?(?:hip)?\b|\btrainees?\b|training (?:costs?|fees?|provider|period|place)|\bqualification\b|off-the-job|repay(?:s|ment)? (?:of )?(?:the )?training|\bmentor\b|journeyman|instructor/,
    },
    'artist-management': {
      names:
        /(?:artist|management|recording) (?:management )?agreement.{0,40}(?:artist|music|singer|band)|artist management|recording (?:contract|agreement)/,
      words:
        /\bartistes?\b|\bartist\b|\bmanager\b|commission on (?:gross )?(?:income|earnings)|\brecordings?\b|\bmasters?\b|\bgigs?\b|\bband\b|royalt(?:y|ies)|\balbums?\b|\brecord label\b|sunset|\btours?\b/,
    },
    broadband: {
      names: /broadband|internet (?:access|service) (?:contract|agreement)|fibre contract/,
      words:
        /\bbroadband\b|\brouters?\b|\bfibre\b|\bmbps\b|mbit|download speed|\btv (?:box|package|channels)|\bwi-?fi\b|set-top|landline|installation visit/,
    },
    'building-works': {
      names:
        /building (?:works?|contract)|(?:home|kitchen|bathroom|roof|extension) (?:improvement|renovation|refurbishment|works?)|construction contract/,
      words:
        /\bbuilders?\b|\bextension\b|\bbathroom\b|\bkitchen\b|\bloft\b|planning permission|building (?:control|regulations)|\bsnagging\b|stage payments?|\bretention\b|scaffold|\bplaster|\bplumbing\b|\belectrics\b|\brenovation|roof(?:ing)?|the works\b|practical completion|site clearance/,
    },
    'care-home': {
      names: /care home (?:contract|agreement)|residential care|(?:contract|agreement) of residence|nursing home/,
      words:
        /care home|\bresidents?\b|care plan|care needs|nursing (?:care|home)|\bcarers?\b|funded nursing|personal care|care fees|next of kin|medication|\bmeals\b|weekly fee/,
    },
    childcare: {
      names: /(?:nursery|childcare|childminding|childminder|kindergarten|creche) (?:contract|agreement|terms|place)/,
      words:
        /\bnursery\b|childcare|childmind\w{0,5}|\bcrèche\b|\bcreche\b|\bthe child\b|your child|\bparents?\b|collect(?:ion|ed)? (?:late|of (?:the|your) child)|late collection|funded hours|\btoddlers?\b|key person|nappies|settling-in/,
    },
    'commercial-agency': {
      names: /(?:commercial|sales) agen(?:cy|t)|agency agreement|sales representative agreement/,
      words:
        /\bprincipal\b|\bthe agent\b|commercial agents?|commission|\bterritory\b|customers introduced|del credere|orders? (?:obtained|procured)|sales agent|goodwill indemnity|net (?:invoice )?value/,
    },
    'commercial-lease': {
      names:
        /(?:commercial|business|shop|workshop|office|retail|industrial) (?:unit )?(?:lease|tenancy|letting)|lease of (?:a )?(?:shop|workshop|unit|business premises|offices?)/,
      words:
        /\bshop\b|\bworkshop\b|business premises|commercial premises|business rates|service charge|\bturnover rent|landlord and tenant act 1954|use class|\bfit-?out\b|shopfront|trading hours|rent review|forfeit\w{0,4}|the premises/,
    },
    confidentiality: {
      names:
        /(?:confidentiality|non-?disclosure|secrecy) (?:agreement|undertaking|deed)|\bnda\b|keeping things (?:private|secret|confidential)/,
      words:
        /confidential information|\bdisclos(?:es?|ed|ing|ure)\b|disclosing party|receiving party|\brecipient\b|trade secrets?|need to know|the purpose\b|return or destroy|know-how/,
    },
    consultancy: {
      names: /consult(?:ancy|ing|ant'?s?) (?:services )?(?:agreement|contract|terms)|advisory agreement/,
      words:
        /\bconsultant\b|\bconsultancy\b|day rate|daily rate|\badvice\b|\badvisory\b|\bdeliverables?\b|\bworkshops?\b|statement of work|\bengagement\b|ir35|substitute|independent contractor/,
    },
    'consumer-loan': {
      names:
        /(?:consumer|personal|credit|fixed[- ]sum) (?:loan|credit|agreement)(?: agreement)?|credit agreement|loan agreement/,
      words:
        /\blender\b|\bborrower\b|\bapr\b|annual percentage rate|consumer credit act|total (?:amount|charge) (?:payable|for credit)|\binstalments?\b|early (?:repayment|settlement)|arrears|payment protection|\bcredit\b|\bdirect debit\b|credit reference/,
    },
    course: {
      names:
        /(?:driving|language|course|tuition|lessons?) (?:school )?(?:contract|agreement|terms|enrolment)|learner terms|enrolment (?:form|terms|agreement)|driving (?:school|academy|lessons)/,
      words:
        /\blessons?\b|\blearners?\b|\bcourses?\b|driving test|\bteachers?\b|\btutors?\b|\bclasses\b|\bpupils?\b|\bstudents?\b|\bexam\b|\benrol\w{0,6}|instructors?|certificate of attendance|theory test|\blevel [abc][12]\b/,
    },
    coworking: {
      names: /co-?working|hot ?desk|desk (?:licence|hire|agreement)/,
      words:
        /co-?working|\bdesks?\b|meeting rooms?|\bprinter\b|\bwi-?fi\b|\bcommunity\b|opening hours|\bmembers?\b|key ?(?:card|fob)|\blockers?\b|phone booth/,
    },
    'domestic-work': {
      names:
        /(?:domestic|home|household) (?:help|work|worker|cleaning|cleaner|staff)|cleaning (?:contract|agreement)|housekeep\w{0,4} (?:contract|agreement)/,
      words:
        /\bcleaners?\b|\bcleaning\b|\bhousehold\b|\bironing\b|\bhoover\w{0,4}|\bhousekeep\w{0,4}|domestic (?:work|help|services)|your home|\bnanny\b|laundry|dusting|cleaning products|home help/,
    },
    employment: {
      names:
        /employment (?:agreement|contract)|contract of employment|offer (?:of employment|letter)|statement of (?:main )?(?:terms|particulars)/,
      words:
        /\bemployers?\b|\bemployees?\b|\bemployment\b|\bsalary\b|\bpension\b|sick (?:pay|leave)|annual leave|\bholidays? entitlement|probation\w{0,5}|gross misconduct|grievance|disciplinary|garden leave|working (?:hours|time)|line manager|\bpayroll\b/,
    },
    'energy-installation': {
      names:
        /(?:solar|photovoltaic|heat pump|heating system|battery storage).{0,30}(?:contract|agreement|installation|financing)|(?:delivery|installation|mounting|financing) of .{0,20}(?:heat pump|solar)/,
      words:
        /\bsolar\b|heat pump|photovoltaic|\bpanels?\b|\binverter\b|\bkwp?\b|feed-in|export tariff|\bboiler\b|\bradiators?\b|heat loss|installation|commissioning|\bmounting\b|\byield\b/,
    },
    'energy-supply': {
      names: /(?:electricity|gas|energy|power) (?:supply|contract|agreement|tariff)/,
      words:
        /\belectricity\b|\btariff\b|\bkwh\b|kilowatt|\bmeters?\b|meter reading|standing charge|unit rate|energy supplier|disconnect\w{0,4}|\bgrid\b|\bgas\b|prepayment meter|supply point|smart meter/,
    },
    'equipment-hire': {
      names:
        /(?:equipment|tool|plant|machin\w{1,4}|camera|van) (?:hire|rental)|hire (?:agreement|contract|terms)|rental of (?:tools|equipment|machin\w{1,4})/,
      words:
        /\bhirer\b|hire (?:charge|period|fee)|the equipment|\bmachines?\b|\btools?\b|\bdigger\b|excavator|\bdamage waiver|\boperators?\b|\brental (?:period|fee|company)|off-hire|\bdelivery and collection|\bcameras?\b|\blens(?:es)?\b|late return/,
    },
    'estate-agency': {
      names: /(?:estate|letting) agen(?:cy|t)|sole (?:agency|selling)|agency mandate|selling rights/,
      words:
        /estate agents?|sole (?:agency|selling)|asking price|\bviewings?\b|\bvendor\b|\bthe property\b|commission|introduc\w{1,5}|ready,? willing and able|for sale board|exchange of contracts|\bbuyers?\b|\bmarketing\b/,
    },
    'fixed-term-employment': {
      names:
        /fixed[- ]term (?:employment|contract|job)|seasonal (?:contract|employment|work|job)|temporary employment|season with/,
      words:
        /fixed[- ]term|\bseason(?:al)?\b|\bemployers?\b|\bemployees?\b|\bshifts?\b|\brota\b|hourly rate|\bper hour\b|\btips\b|\buniform\b|holiday pay|\bwages?\b|probation\w{0,5}|temporary/,
    },
    franchise: {
      names: /franchise (?:agreement|contract)|\bfranchis(?:e|ing)\b/,
      words:
        /\bfranchise[er]s?\b|\bfranchisors?\b|\bfranchise\b|operations? manual|\broyalt(?:y|ies)|marketing (?:levy|fund|fee)|initial fee|brand standards|\bterritory\b/,
    },
    'freelance-work': {
      names:
        /freelanc\w{1,3}(?: \w{1,12}){0,2} (?:agreement|contract)|(?:web|graphic|logo) design (?:agreement|contract)|(?:design|creation) of (?:a|the|your) (?:web ?site|logo)/,
      words:
        /\bfreelanc\w{1,4}\b|web design|\bdesigners?\b|\bmock-?ups?\b|\bdrafts?\b|\bdesigns?\b|\brevisions?\b|rounds? of (?:changes|corrections|revisions)|\bclient\b|source files|\bfeedback\b|\bwireframes?\b|\blogo\b|web ?site/,
    },
    'funeral-plan': {
      names: /funeral plan|burial (?:plot|plan|right)|grave (?:purchase|deed)|pre-?paid funeral/,
      words:
        /\bfunerals?\b|\bburials?\b|\bgraves?\b|\bcremation\b|\bcoffin\b|\bcemetery\b|\bdeceased\b|\bheadstone|\bhearse\b|plan holder|\bmourn\w{0,5}/,
    },
    'goods-supply': {
      names:
        /supply (?:of goods )?(?:agreement|contract|terms)|supply of goods|trade (?:agreement|account|terms)|wholesale (?:agreement|terms)/,
      words:
        /\bsuppliers?\b|\bretailers?\b|purchase orders?|\bdeliver(?:y|ies|ed)\b|\bgoods\b|\bwholesale\b|\bstock\b|minimum order|\bpallets?\b|sale or return|\binvoices?\b|trade price|retention of title|\bshop\b|\breorder/,
    },
    'gym-membership': {
      names:
        /(?:gym|fitness|club|health club|leisure|studio) (?:membership|contract)|membership (?:agreement|form|contract|terms)/,
      words:
        /\bgym\b|\bmembership\b|\bfitness\b|\bmembers?\b|\binduction\b|\bclasses\b|changing rooms?|joining fee|\bfreez\w{1,4}\b|\btrain(?:ing)? (?:area|floor)|\bweights?\b|\bbarbell\b|\bsauna\b|personal trainers?|\blockers?\b|health questionnaire/,
    },
    'hire-purchase': {
      names: /hire[- ]purchase|conditional sale/,
      words:
        /hire[- ]purchase|option to purchase|\bvehicle\b|\bcar\b|total amount payable|cash price|\bdeposit\b|half (?:of )?the total|one[- ]third|repossess\w{0,4}|voluntary termination|balloon payment|final payment|\bapr\b|\bowner(?:ship)?\b|credit/,
    },
    'holiday-let': {
      names: /holiday (?:let|home|rental|cottage|house)|(?:short|vacation) (?:let|rental)/,
      words:
        /\bholiday\b|\bguests?\b|check-?in|check-?out|\bbooking\b|\bcottage\b|\barrival\b|\bdeparture\b|\bbed linen\b|\blinen\b|changeover|hot tub|\bvilla\b|party size|tourist tax|final cleaning/,
    },
    lodger: {
      names: /\blodger|lodging agreement|licence to occupy a room/,
      words:
        /\blodgers?\b|\blodging\b|live[- ]in landlord|resident landlord|spare room|the (?:room|bedroom)\b|shared (?:kitchen|bathroom)|house ?mates?|\bmy house\b|our house|\bovernight guests?/,
    },
    'marketplace-terms': {
      names: /(?:marketplace|seller|vendor|merchant) (?:terms|agreement|rules)|terms for sellers/,
      words:
        /\bmarketplace\b|\bsellers?\b|\blistings?\b|\bbuyers?\b|\bstorefront\b|seller account|\bchargebacks?\b|payouts?|ranking|\bplatform\b|commission|listing fee/,
    },
    'mobile-phone': {
      names:
        /mobile (?:phone |service |network )?(?:contract|agreement|service|plan)|\bhandset\b|phone contract|pay monthly/,
      words:
        /\bhandset\b|\bsim\b|\bmobile\b|\broaming\b|\bminutes\b|\btexts\b|data allowance|\bgb\b|out-of-bundle|network coverage|\bairtime\b|phone number|porting/,
    },
    'model-release': {
      names: /model release|influencer (?:agreement|campaign|contract)|image release|campaign contract/,
      words:
        /\binfluencers?\b|\bmodel\b|\bposts?\b|\breels?\b|\bstories\b|\bfollowers?\b|\bhashtags?\b|likeness|\bphotographs?\b|\bcampaign\b|\bimage rights?|\bbrand\b|usage rights|\bshoot\b|social media/,
    },
    'online-service': {
      names:
        /(?:subscription|dating|streaming|app) (?:service |app )?terms|terms (?:of|and) (?:service|use|conditions)|user agreement|subscription terms/,
      words:
        /\bthe app\b|\bapp\b|\bsubscriptions?\b|\baccounts?\b|free trial|\bprofiles?\b|user content|\bin-app\b|premium|auto-?renew\w{0,4}|suspend (?:or delete )?your account|\bmatches\b|\busers?\b|app store|\blog ?in\b/,
    },
    'package-travel': {
      names: /package (?:travel|holiday|tour)|travel (?:agreement|contract)|booking conditions/,
      words:
        /package (?:travel|holiday)|\btravell?ers?\b|\borganiser\b|\bflights?\b|\bhotel\b|\bitinerary\b|\btransfers?\b|half board|all[- ]inclusive|\bpassports?\b|\bvisas?\b|\btrip\b|insolvency protection|\btour\b/,
    },
    'parking-space': {
      names: /parking (?:space|place|bay|licence|agreement|contract)|garage (?:licence|tenancy|rental|letting)/,
      words:
        /parking|\bbay\b|\bgarage\b|\bcar park\b|\bvehicles?\b|\bbarrier\b|number plate|\bregistration\b|\bpermit\b|\bclamp\w{0,4}|tow(?:ed|ing)? away/,
    },
    partnership: {
      names:
        /partnership (?:agreement|deed)|co-?founders'? (?:agreement)?|founders'? agreement|shareholders'? agreement|joint venture/,
      words:
        /\bpartners?\b|\bpartnership\b|co-?founders?|\bfounders?\b|profit share|share of profits?|capital contributions?|\bvesting\b|good leaver|bad leaver|\bdrawings\b|\bshares\b|deadlock|\bdissol\w{1,6}/,
    },
    'personal-guarantee': {
      names: /(?:personal |deed of |rent )?guarant(?:ee|y|or)(?:'s)? (?:agreement|deed|letter|form)?|surety/,
      words:
        /\bguarantors?\b|\bguarante(?:e|es|ed)\b|principal debtor|on (?:first )?demand|\bsurety\b|guaranteed (?:sum|obligations|amount)|\blandlord\b|\btenant's (?:debts?|obligations)|joint(?:ly)? and several|debtor/,
    },
    'personal-training': {
      names: /personal train(?:er|ing)|(?:coaching|training) sessions? (?:contract|agreement)/,
      words:
        /personal train(?:er|ing)|\bsessions?\b|\bfitness\b|\btrainer\b|\bcoach\b|par-?q|health questionnaire|\bblock of\b|\bworkouts?\b|\bnutrition\b|\bmissed sessions?|cancel\w{0,6} a session|\bclient\b/,
    },
    'pet-care': {
      names:
        /(?:pet|dog|cat|kennel|cattery|livery|boarding) (?:hotel|care|boarding|livery|sitting|agreement|contract|terms)|\blivery\b/,
      words:
        /\bpets?\b|\bdogs?\b|\bkennels?\b|\bcattery\b|\bcats?\b|\bhorses?\b|\blivery\b|\bstables?\b|\bvet(?:erinary)?\b|\bvaccinat\w{1,4}|\bboarding\b|\bowners?\b|\bfarrier\b|kennel cough|\bfeed(?:ing)?\b/,
    },
    photography: {
      names:
        /(?:wedding|event) (?:photograph\w{1,4}|film|video)|photograph(?:y|er|ic)\w{0,4} .{0,30}(?:agreement|contract|terms)|contract .{0,20}photograph/,
      words:
        /photograph(?:s|er|ers|y)?\b|\bwedding\b|\bmarriage\b|\bcouple\b|\bedited\b|\bgallery\b|\bnegatives?\b|\bshots?\b|\balbums?\b|second shooter|\bceremony\b|\bbride\b|retouch\w{0,4}|raw files/,
    },
    'platform-work': {
      names:
        /(?:courier|driver|rider|delivery) (?:partner |platform )?(?:agreement|contract|terms)|platform (?:worker|partner) (?:agreement|terms)/,
      words:
        /\bcouriers?\b|\briders?\b|\bdrivers?\b|\bdeliver(?:y|ies)\b|\bplatform\b|\bapp\b|per (?:drop|delivery|trip)|\bdeactivat\w{1,4}|\bratings?\b|\bself-employed\b|\bbike\b|\bscooter\b|acceptance rate|\bparcels?\b|log on/,
    },
    'private-loan': {
      names: /(?:private|personal|family) loan|loan (?:agreement|note|between)|\biou\b|promissory note/,
      words:
        /\blends?\b|\blent\b|\blender\b|\bborrow(?:er|s|ed)?\b|\bloan\b|\brepa(?:y|id|yment)\w{0,2}\b|\binterest\b|\binstalments?\b|the money|\bfriends?\b|\bsum of\b|written off|standing order/,
    },
    'protection-plan': {
      names: /(?:protection|care|cover|gadget|breakdown|service) plan|extended warranty|gadget cover|home cover/,
      words:
        /\bthe plan\b|\bgadgets?\b|\bdevices?\b|accidental damage|\bexcess\b|\bclaims?\b|\brepairs?\b|\breplacements?\b|wear and tear|\bcover(?:ed|s|age)?\b|\bappliances?\b|\bboiler\b|call-?out|waiting period|breakdown/,
    },
    publishing: {
      names:
        /publish(?:ing|er'?s?) (?:agreement|contract)|(?:book|author) (?:publishing )?(?:agreement|contract)|contract of edition/,
      words:
        /\bauthors?\b|\bpublish(?:er|ers|ing|ed)?\b|\bmanuscript\b|\bbooks?\b|\broyalt(?:y|ies)\b|\bedition\b|\bprint run\b|\bcopies\b|\badvance\b|e-?books?|out of print|remainder|subsidiary rights|\bproofs?\b|\btranslation rights/,
    },
    removals: {
      names: /removals? (?:contract|agreement|terms|company)|moving (?:contract|agreement|services)|house move/,
      words:
        /\bremovals?\b|\bremovers?\b|\bmoving (?:day|date|in|out)\b|\bhouse move|\bpack(?:ing|ers?)\b|\bvan\b|\bfurniture\b|\bcartons?\b|\bboxes\b|\bunload\w{0,3}|\bporters?\b|\bfragile\b|\bbelongings\b|\bpiano\b|\bcubic (?:feet|metres)\b|parking suspension/,
    },
    'residential-tenancy': {
      names:
        /(?:residential |assured |shorthold |private |house |flat )(?:shorthold )?(?:residential )?(?:tenancy|lease|letting)|tenancy agreement|occupation contract|lease of (?:a )?(?:flat|house|apartment|dwelling)|rental agreement/,
      words:
        /\btenants?\b|\blandlords?\b|\btenancy\b|\brent\b|\bdeposit\b|\bflat\b|\bhouse\b|\bapartment\b|\bdwelling\b|council tax|\binventory\b|\bfurnished\b|quiet enjoyment|letting agent|\bpets?\b|household|utilit(?:y|ies)|tenancy deposit/,
    },
    'room-let': {
      names: /room (?:let|letting|rental|agreement|tenancy|in (?:a )?shared)|house ?share|flat ?share|shared house/,
      words:
        /\bthe room\b|your room|\bbedroom\b|shared (?:house|flat|kitchen|bathroom|areas?)|house ?mates?|flat ?mates?|\bkitchen\b|cleaning rota|\bbills\b|\bguests?\b|common (?:parts|areas)|quiet hours/,
    },
    schooling: {
      names:
        /(?:private |independent )?school (?:contract|agreement|terms|place)|parent contract|(?:private )?tuition (?:contract|agreement)|tutoring/,
      words:
        /\bschool\b|\bpupils?\b|\bparents?\b|\bfees in lieu\b|\bheadteacher\b|\bhead ?(?:master|mistress)?\b|\bterm'?s? notice\b|\bexclusion\b|\bexpulsion\b|school year|\btutors?\b|\bhomework\b|\buniform\b|\bboarding\b|\btuition\b/,
    },
    'security-monitoring': {
      names: /(?:alarm|security) (?:monitoring|system|contract|agreement|services?)/,
      words:
        /\balarms?\b|\bmonitoring\b|\bkeyholders?\b|false alarms?|\bdetectors?\b|\bsensors?\b|control panel|\bintru(?:der|sion)\b|\bcctv\b|\bpolice\b|alarm receiving|\bburglar\w{0,3}|\bcameras?\b/,
    },
    'self-storage': {
      names: /(?:self[- ])?storage (?:agreement|contract|licence|unit|terms)|customer storage/,
      words:
        /self[- ]storage|storage (?:unit|room|facility|centre|site)|\bthe unit\b|\bpadlock\b|stored goods|\bstore\b|\bsell or dispose|prohibited (?:goods|items)|access hours|\blien\b|\bthe facility\b|your goods/,
    },
    settlement: {
      names:
        /settlement agreement|(?:termination|exit|severance|separation) agreement|agreement to end (?:the )?employment/,
      words:
        /settlement|\bseverance\b|full and final|waive[sd]? (?:all )?(?:claims|rights)|termination (?:date|payment)|ex gratia|independent (?:legal )?adviser|reference\b|employment (?:ends|terminates|shall end)|\btribunal\b|compensation|\bclaims\b/,
    },
    'software-service': {
      names:
        /software[- ]as[- ]a[- ]service|\bsaas\b|(?:cloud|software) (?:service|subscription)s? (?:agreement|terms|contract)/,
      words:
        /\bsoftware\b|\bsaas\b|\bsubscription\b|\busers?\b|\bcloud\b|\buptime\b|availability|customer data|\bapi\b|\bbackups?\b|service credits?|\blicen[cs]es?\b|data export|\bsupport\b|\bseats\b|hosted/,
    },
    sponsorship: {
      names: /sponsor(?:ship|ing|ization)?(?: \w{1,12})? (?:agreement|contract)|contract of sponsor/,
      words:
        /\bsponsor(?:s|ed|ship)?\b|\bclub\b|\bathlete\b|\blogo\b|\bjersey\b|\bshirts?\b|\bmatch(?:es)?\b|\bbanners?\b|\bleague\b|\bperimeter\b|hospitality|\brelegat\w{1,4}|\bteam\b|\bseason\b/,
    },
    translation: {
      names:
        /(?:translation|ghost-?writing|copywriting|writing|editorial) (?:services )?(?:agreement|contract|terms|platform)/,
      words:
        /translat(?:e|ion|or|ions)\b|ghost-?writ(?:er|ing)|\bmanuscript\b|\bthe text\b|\bwords?\b|per word|\bchapters?\b|\bproofread\w{0,4}|source text|target language|\bwriters?\b|\bdrafts?\b|named as author/,
    },
    'vehicle-lease': {
      names:
        /(?:car|vehicle|van|contract) (?:lease|hire|leasing)|personal contract hire|lease of (?:a )?(?:car|vehicle)/,
      words:
        /\bcar\b|\bvehicle\b|\bleas(?:e|ing)\b|\bmileage\b|excess (?:mileage|miles)|wear and tear|\bmonthly rental|\bmot\b|\bservicing\b|\bmiles\b|road tax|lessee|lessor|\btyres?\b|residual value|hand(?:ing)? (?:the car )?back/,
    },
    'vehicle-sale': {
      names:
        /(?:vehicle|car|motor ?(?:cycle|home)|van|used car) (?:sales?|purchase)|(?:retail )?vehicle sale|sale of (?:a )?(?:used |second-hand )?(?:vehicle|car|motor\w{0,6}|van)/,
      words:
        /\bvehicle\b|\bcar\b|\bmileage\b|\bodometer\b|\bmot\b|\bv5c?\b|\bseller\b|\bbuyer\b|registration (?:number|mark)|\bengine\b|\bsold as seen|\bpart[- ]exchange|used (?:car|vehicle)|first registered|\bchassis\b|\bvin\b|accident/,
    },
    'venue-hire': {
      names:
        /(?:venue|hall|room|premises) (?:hire|booking|letting)|hire of (?:a |the )?(?:\w{1,12} )?(?:hall|venue|room)|booking (?:form|agreement|contract)/,
      words:
        /\bvenue\b|\bhall\b|\bhirer\b|\bguests?\b|\bcatering\b|\bevent\b|\bwedding\b|hire period|\bstage\b|\bkitchen\b|\bmusic\b|setting up|clear(?:ing)? up|\bfunction\b|capacity|\bdecorations?\b|\bceremony\b/,
    },
    'website-maintenance': {
      names:
        /(?:web ?site|web) (?:care|maintenance|hosting|support)|hosting (?:agreement|contract|services)|care and hosting/,
      words:
        /web ?sites?\b|\bhosting\b|\bdomains?\b|\bbackups?\b|\bserver\b|\bupdates?\b|\bplug-?ins?\b|\buptime\b|\bcontent changes|\bcms\b|\bwordpress\b|security patch\w{0,4}|\bmaintenance\b|e-?mail boxes|log-?ins?\b/,
    },
    'zero-hours': {
      names: /zero[- ]hours?|casual (?:worker|work|employment)|bank worker|on[- ]call (?:work|contract)/,
      words:
        /zero[- ]hours?|casual|no (?:guaranteed|minimum) (?:hours|work)|\bshifts?\b|not obliged to offer|offer(?:ed)? (?:of )?work|\bassignments?\b|hourly rate|\bworker\b|exclusivity|at short notice|accrued holiday/,
    },
  },
  types: {
    employment: /employment (?:agreement|contract)|contract of employment|offer letter/,
    confidentiality: /(?:confidentiality|non-?disclosure|secrecy) agreement|\bnda\b/,
    tenancy: /tenancy|\blease\b(?! agreement for equipment)|rental agreement/,
    franchise: /franchise/,
    sponsorship: /sponsor|(?<!split-dollar )endorsement agreement/,
    hosting: /hosting/,
    maintenance: /maintenance|support services agreement/,
    distribution: /distribut|resell/,
    agency: /\bagency|\bagent agreement/,
    consulting: /consult|advisory/,
    development: /development/,
    software: /software|saas|subscription agreement/,
    licence: /licen[cs]e|licensing/,
    loan: /\bloan|credit agreement|promissory/,
    partnership: /joint venture|partnership|collaboration|alliance|cooperation/,
    supply: /supply|manufactur/,
    sale: /(?<!marketing and )\bsales? (?:agreement|contract)|purchase agreement|(?:contract|agreement) (?:of|for (?:the )?) ?sale|bill of sale/,
    'terms-of-service': /terms (?:of|and) (?:service|use|conditions)|user agreement|terms & conditions|\bthese terms\b/,
    services: /\bservic(?:es?|ing)\b|outsourcing|transportation/,
  },
  terms: {
    title: /\bterms\b|conditions of use|user agreement/,
    signUp: /last updated|your account|\bsign(?:ing)? up\b|by clicking|tick(?:ing)? the box|our (?:website|site|app)\b/,
  },
};
