import type { ConceptWords } from '#worker/analyse/built-in/learned/concepts/concept.ts';

export const concepts: ConceptWords = {
  drafter:
    'we us our ours landlord* lessor* owner* company lender* bank employer* agency agent provider* supplier* licensor* franchisor* publisher* manager* management operator* platform studio gym club school nursery firm dealer* seller* vendor* host* centre association proprietor* organis* practice house trader* contractor* builder* installer* shop store office',
  reader:
    'you your yours yourself tenant* lessee* customer* client* member* employee* worker* borrower* buyer* purchaser* author* artist* franchisee* guest* parent* pupil* student* user* subscriber* hirer* guarantor* freelancer* consultant* lodger* licensee* resident* traveller* passenger* apprentice* trainee* rider* driver* consumer* keeper* couple retailer* stockist*',
  both: 'both either each_of mutual* parties jointly_agree together one_another each_other each_party neither',
  'third-party':
    'third_part* partner* affiliat* group advertis* marketing others anyone someone_else another_company insurer* contractor*',
  authority: 'authorit* police ombudsman regulator* council tribunal statut* act union government',
  heirs: 'heir* estate executor* famil* spouse* wife husband child* relative* widow*',
  may: 'may can could entitled free_to allowed right_to at_liberty able_to',
  must: 'must shall has_to have_to is_to are_to obliged required requires undertake* need_to needs_to ought bound duty',
  'may-not':
    'may_not must_not cannot can_not shall_not not_allowed forbidden prohibited not_be_entitled no_right not_permitted can_t mustn_t may_neither',
  'need-not':
    'need_not needn_t not_obliged no_obligation not_required no_duty does_not_have_to do_not_have_to not_bound don_t_have_to',
  will: 'will ll would won_t',
  not: 'not no never nor neither n_t isn_t doesn_t don_t didn_t aren_t none nobody',
  nothing: 'nothing none no_one nobody zero nil',
  without: 'without free_of absent lacking no_need_to no_need_for',
  only: 'only solely sole exclusively alone just purely nothing_but no_one_else exclusive',
  unless: 'unless except save other_than apart_from excluding but_not provided until otherwise',
  'even-if':
    'even_if even_though even_where even_when even whether_or_not regardless irrespective notwithstanding despite no_matter however still all_the_same whether',
  if: 'if when where in_case in_the_event should once as_soon_as',
  whatever:
    'whatever whichever whoever however_long however_much for_whatever any_reason no_matter howsoever wherever whenever',
  any: 'any anything every each',
  all: 'all entire* whole full* total everything complete*',
  discretion:
    'discretion* think* see_fit sees_fit think_fit opinion judg* choose* chooses choice decide* decision* satisf* consider* view likes wish* want* prefer* feel* suits suit absolute',
  deemed:
    'deem* treated_as counts_as count_as taken_to taken_as regarded considered presumed assume* means_that amounts_to shall_be_taken is_taken equal*',
  final:
    'final* binding conclusive* undisput* irrevocabl* cannot_be_challenged no_appeal definitive* settle* settles last_word',
  accepts:
    'accept* agree* acknowledg* confirm* understand* consent* recognis* declare* sign* signing authoris* authoriz*',
  refuse: 'refus* reject* declin* deny denied object* turn_down disput* contest* challeng*',
  consent: 'permission consent* approv* asked asking agreement_of written_agreement say_so',
  reasonable: 'reasonabl* fair* proportion* proper* good_faith genuin* actual* justif* honest*',
  'by-law': 'law legal* lawful* statut* act regulation* rights_under consumer_rights entitled_by required_by',
  proof: 'proof prove* proven evidence record* receipt* invoice* photograph* photo* log* meter* shows',
  fault: 'fault blame* negligen* careless* deliberate* wilful* misconduct wrong* breach* fail* default*',
  'any-time': 'any_time at_will whenever from_time_to_time at_all_times any_moment any_day now_and_then',
  'at-once':
    'at_once immediate* straight_away forthwith same_day instantly there_and_then on_the_spot with_immediate on_demand promptly right_away same_hour within_the_hour overnight',
  automatic: 'automatic* by_itself itself tacit* of_its_own roll* without_further rolls',
  renew:
    'renew* extend* roll* further_term another_year again like_period continu* carries_on carry_on goes_on runs_on prolong*',
  notice:
    'notice notif* warning warn* told tell telling tells letter advance_notice email* e_mail* message* in_writing written',
  reason: 'reason* explain* explanation* justif* cause grounds why',
  'in-advance':
    'advance upfront up_front beforehand prepaid prepay* before before_delivery in_full_before down_payment',
  late: 'late later delay* overdue arrear* behind miss* missed missing postpone* slow*',
  early:
    'early earlier before_the_end sooner prematur* leave* leaving leaves cancel* withdraw* quit* back_out change_your_mind pull_out give_up',
  remaining:
    'remaining rest remainder outstanding unexpired balance left_over what_is_left what_s_left still_to still_owed',
  forever:
    'forever perpetual* for_good ever indefinit* permanent* for_life worldwide lifetime always unlimited in_perpetuity throughout_the_world',
  period: 'day* week* month* year* quarter* period* term hour* weekend* season*',
  'no-end': 'indefinit* no_end open_ended without_limit unlimited until_further no_limit',
  deadline: 'within by_the no_later not_later latest before_the at_the_latest expir* deadline in_time',
  'after-end':
    'after_the_end afterwards after_termination after_leaving thereafter following_the_end after_the_contract after_the_agreement after_it_ends since_ended survive* outlive* outlast*',
  wait: 'wait* hold* pending until meanwhile as_long_as however_long',
  fee: 'fee* charge* cost* expense* surcharge* admin* handling levy bill* billed supplement* premium*',
  penalty:
    'penalt* fine* fined forfeit* liquidated contractual_penalty lump_sum flat_rate flat_sum double* twice treble*',
  pay: 'pay* paid owe* owes owed due debit* remit* settle bear* bears borne contribut* chip* reimburs*',
  price: 'price* rate* rent* tariff* instalment* subscription* sum amount* salary fare* cost_of',
  increase:
    'increas* rais* rise* rises risen higher uplift adjust* review* indexed index go_up goes_up put_up dearer grows more_than',
  decrease: 'reduc* lower* decreas* less cut* discount* fall* drop*',
  interest: 'interest compound* percent_a per_cent apr daily_rate per_month_on',
  deposit: 'deposit* security bond* retainer caution holding_fee advance reservation booking_fee',
  refund: 'refund* repay* repaid return* give_back given_back money_back paid_back pay_back reimburs* credit credited',
  keep: 'keep* kept retain* withhold* withheld remain* stays stay hold_on holds_on ours belongs_to_us',
  forfeit:
    'forfeit* lose* loses lost lapse* expire* void gone voucher* wasted fall_away cease* melts disappear* worth* nil forgo*',
  deduct: 'deduct* set_off offset* take_off taken_off subtract* docked withh* from_wages from_your_pay out_of',
  'own-cost':
    'own_cost own_expense at_your_cost at_his_expense at_the_expense of_your_own out_of_pocket his_own her_own own_pocket own_account from_your_own at_the_cost',
  free: 'free_of_charge free no_charge nothing_to_pay at_our_cost on_us at_no_cost we_pay without_charge our_expense gratis included',
  minimum: 'minimum at_least not_less least floor commit* lowest quota',
  cap: 'cap* capped maximum at_most no_more limit* exceed* not_more up_to ceiling highest',
  percent: 'percent* per_cent 0% half third quarter tenth share* proportion*',
  wages: 'wage* salary pay_packet payslip hourly earnings overtime bonus* holiday_pay remuneration royalt*',
  commission: 'commission* royalt* brokerage percentage introduction finder_s',
  estimate: 'estimat* approximate* about guide* indicative target* around roughly aim_to aim hope* intend* usual*',
  debt: 'debt* arrears owed owing default* collection collector* bailiff* credit_agenc* enforce* recover* pursue*',
  'full-amount':
    'in_full full_amount whole_amount full_price entire_sum all_the_remaining whole_sum total_price full_fee full_month whole_month entire_price',
  unpaid:
    'unpaid no_pay without_pay not_paid nobody_pays not_working_time no_wages for_nothing no_extra no_additional covers_all already_included on_top',
  tip: 'tip* gratuit* service_charge jar',
  change:
    'chang* alter* amend* modif* vary varied variation* updat* replac* revis* rearrang* reallocat* adapt* swap* move* set_a substitut*',
  end: 'end* ended ends terminat* cancel* finish* stop* stops close* closes dismiss* discontinu* call_off dissol* determin*',
  suspend:
    'suspend* block* lock* locked switch_off switched_off disconnect* disabl* freez* frozen cut_off stop_the restrict* remov* throttl* exclu* ban*',
  'take-away':
    'repossess* take_back takes_back seiz* collect* remove* dispos* clear* evict* confiscat* recover_possession recover* take_away re-enter forfeiture turn_out sell_the lien',
  enter: 'enter* entry access visit* inspect* view* key* let_ourselves let_himself look_round go_into premises come_in',
  watch:
    'camera* film* record* monitor* track* locat* listen* watch* photograph* measure* gps device* log* observ* scan*',
  'share-data':
    'pass_on passed_on share_with share_this share* disclos* sell_to hand_on pass_your give_your forward* transmit* credit_reference publish* available_to',
  data: 'data information details personal address* email* phone* number* record* history file* contact* messages profile*',
  publish:
    'publish* advertis* post* photo* picture* image* likeness name website social media promot* marketing testimonial* reviews video* campaign*',
  'own-work':
    'copyright intellectual rights belong* ownership own owns work_product invention* idea* design* creation* create* work material* manuscript recording* content property title assign* everything_you',
  licence: 'licen* use_of right_to_use royalty-free sublicen* worldwide exploit* adapt reproduc*',
  compete:
    'compet* rival* similar_business same_trade non-compete same_line solicit* poach* approach* clients_of customers_of same_kind within_miles restraint another_gym',
  'work-elsewhere':
    'work_for other_work second_job elsewhere other_clients another_employer other_employ* for_anyone for_others other_jobs another_firm anyone_else side',
  secret: 'confident* secret* disclos* tell_no silent silence discuss* private keep_to reveal* divulg*',
  criticise:
    'criti* disparag* negative bad review* comment* complain* say_nice harm_the_reputation reputation speak* badly unfavour* publicly',
  transfer:
    'transfer* assign* pass_to hand_over another_company someone_else novat* successor* sell_the_contract sell_this take_over takes_over new_owner',
  substitute: 'substitut* replac* equivalent similar subcontract* another comparable instead alternative* equal',
  sell: 'sell* sale* sold auction* market offer_for',
  search: 'search* bag* drug_test* test* check* examin* background medical* inspect* locker* inspect',
  inform: 'inform* notif* website portal noticeboard post* publish* check_the display* board visit_the newsletter link',
  liable: 'liab* responsib* answer* answerable accountab* blame* held_to owe_you at_risk',
  damage: 'damag* loss* lost harm* destroy* broken breakage* theft stolen stain* wear',
  injury: 'injur* death die* dies bodily accident* hurt* illness',
  negligence: 'negligen* careless* gross* intent* fraud* wilful* deliberate* our_staff employees_of',
  indemnify: 'indemnif* indemnit* hold_harmless harmless make_good cover_us keep_us defend against_all at_our_side',
  compensate:
    'compensat* make_up reimburs* replac* redress damages payout* settle_up recompense allowance rebate* abatement',
  claim: 'claim* sue* demand* action* proceed* lawsuit* complaint* complain* legal_action remedy remedies',
  waive:
    'waiv* give_up gives_up renounc* releas* forgo* relinquish* opt_out opts_out surrender* exclude* disclaim* drop*',
  guarantee:
    'guarant* surety sureties stand_for stands_for personally security mortgage* charge_over pledge* backed vouch*',
  jointly: 'joint* several* each_for_all each_of_them together_and the_others whole_of_it',
  'as-is':
    'as_is as_seen as_found sold_as as_it_stands in_its_present no_warrant* no_guarantee inspected satisfied no_promise without_warranty condition',
  defect: 'defect* fault* broken faulty error* mistake* wrong not_work failure* shortcoming* problem*',
  repair: 'repair* maint* fix* servic* replace* redecorat* clean* restor* decorat* upkeep renovat*',
  insurance: 'insur* polic* excess cover* premium* protection',
  'outside-control':
    'force_majeure beyond_our outside_our weather strike* circumstances beyond_its unforesee* act_of shortage* beyond_the',
  risk: 'risk* at_your_own at_own danger* hazard* own_risk peril',
  court: 'court* jurisdiction judge* tribunal venue hearing lawsuit',
  arbitration: 'arbitrat* mediat* class_action jury expert adjudicat* umpire panel',
  'foreign-law':
    'governed law_of laws_of jurisdiction state_of courts_of foreign applicable_law delaware seat registered_in',
  'language-version': 'version prevail* translation* language text_of_the english_version takes_precedence precedence',
  'written-form':
    'in_writing registered_letter registered_post recorded by_post signed by_hand in_person original paper recorded_delivery letter_by',
  hours: 'hour* overtime shift* rota* roster* weekend* evening* night* standby on_call sunday* break* call_out',
  absence:
    'holiday* sick* ill illness absence* absent pregnan* leave closure* closed closing bank_holiday* away no_show not_attend* attend*',
  shift:
    'shift* rota* guaranteed sent_home send_home call_in short_notice no_work slots schedule* roster reachable available availab*',
  visitor: 'visitor* guest* overnight pet* children smok* noise partner* music party parties friends',
  health: 'health medical doctor medicin* treat* treatment care vet veterinary hospital',
  training: 'training course* induction qualification* certificate* licence_fee exam*',
  exclusive:
    'exclusiv* sole only_with nobody_else only_through no_other only_from first_refusal right_of_first preferred_supplier tied',
  'buy-from':
    'buy_from buy_only purchase_from order_from from_us our_products our_supplier nominated approved_supplier our_own must_buy through_us our_brand',
  target: 'target* quota* sales_of turnover perform* rating* score* acceptance ranking*',
  move: 'move* relocat* transfer* another_room another_place elsewhere different_site different_room other_site place_of_work premises location',
  'use-limit':
    'fair_use speed* unused carry_over roll_over expire* allowance limit_of mileage credits slots quota throttl* per_mile',
};
