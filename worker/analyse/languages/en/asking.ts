import { stemmer } from '@orama/stemmers/english';
import type { AskingWords } from '#worker/ask/asked-subjects.ts';

export const asking: AskingWords = {
  stem: stemmer,
  common:
    'a an the i me my mine myself we us our you your he him his she her it its they them their this that these those what which who whom whose when where why how is are am was were be been being do does did doing done have has had having can could may might must shall should will would if or and but not no nor of to in on at by for from with without about into out up down as than then there here so such much many long often ever any some all every get gets got getting go goes going happen happens need want allowed possible contract agreement say says one let anyone someone else',
  greetings: 'hello hi hey dear good_morning good_afternoon good_evening good_day thanks thank_you please',
  subjects: {
    access:
      'come_in comes_in coming_in enter* entry visit* let_himself let_herself let_themselves inspect* look_over walk_in viewing* come_into comes_into go_into get_into walk_into let_themselves_in',
    accident: 'injur* hurt accident* harm* wound* health',
    alterations: 'alter alteration* nail* drill* hang shelf shelves decorat* paint* redecorat* renovat* wall walls',
    breakage: 'break breaks broke broken breakage* damag* spill* smash*',
    changes: 'change_the chang* alter* amend* var* modif* new_terms rewrite update*',
    cleaning: 'clean* tidy rubbish bin bins wash*',
    competition: 'compet* rival* non_compete same_line work_for business_that',
    complaint: 'complain* complaint* dispute* ombudsman mediat* fall_out',
    confidentiality: 'confiden* secret* disclos* tell_anyone talk_about quiet nda',
    court: 'court courts tribunal sue judge jurisdiction arbitrat*',
    data: 'data information details passport privacy gdpr',
    delay: 'late delay* behind overrun* deadline finished_late on_time dates slow',
    deposit: 'deposit* bond security_deposit',
    equipment: 'equipment laptop computer phone telephone uniform clothes wear kit tool*',
    expulsion: 'throw_out thrown_out kick* evict* expel* exclude* fire* sack* dismiss* expulsion end_your',
    'extra-costs':
      'extra* additional hidden surcharge* fee fees charge charges on_top bill bills utilit* electricity gas water council_tax',
    guarantee: 'guarant* warrant* defect* fault* snag* scratch* flaw* faulty pointed_out put_right',
    guests:
      'guest* visitor* friend* boyfriend girlfriend partner overnight stay_the_night sleep_over stay_over sister brother mother father parents family',
    hours: 'hours shift* schedul* rota weekend* working_time start_work',
    illness: 'ill illness sick* doctor* disease pregnan*',
    insurance: 'insur* cover covered policy',
    'joint-liability':
      'flatmate* housemate* roommate* co_tenant* cotenant* joint* several* their_share his_share her_share answerable_for_the_whole',
    keys: 'key keys lock locks fob fobs badge card',
    'late-payment':
      'late arrear* overdue unpaid interest reminder* fail_to_pay miss_a_payment behind missed_payment default*',
    law: 'law governing legal_system country',
    leaving:
      'leave leaving leaves quit* resign* terminat* cancel* end ends ending stop stopping move_out moving_out get_out early before_the_end give_up break_off recorded_delivery registered_post registered_letter',
    liability: 'liab* responsib* answerable compensat* at_fault blame cap owe owes',
    loss: 'lose loses losing lost loss stolen theft missing disappear*',
    notice: 'notice warning advance beforehand weeks_notice months_notice how_far_ahead days_notice',
    overtime: 'overtime on_call night nights extra_hours standby out_of_hours',
    ownership: 'own owns owner* ownership belong* copyright intellectual invent* rights_in title',
    pause: 'pause* freez* suspend* break_from take_a_break hold interrupt*',
    pay: 'paid pay salary wage* earn* bonus payslip remunerat* hourly',
    payment:
      'i_pay i_have_to_pay to_be_paid payable falls_due fall_due due_date paid_by instal* direct_debit standing_order bank_transfer invoice* in_advance',
    pets: 'pet pets dog dogs cat cats animal*',
    pictures: 'photo* picture* film* camera* video* image*',
    price: 'price* cost costs rent fee fees how_much amount pay subscription',
    'price-increase': 'increas* rise rises raise* go_up goes_up put_up higher dearer more_expensive review*',
    privacy: 'private privacy my_room read_my watch* monitor* track* spy cctv',
    renewal: 'renew* extend* roll* another_year carry_on carries_on automatic* continu* expir*',
    repairs: 'repair* fix* mend* boiler heating leak* maint* good_repair broken',
    sale: 'sell* sold sale buyer new_owner',
    'second-job':
      'second_job another_job elsewhere moonlight* side_job work_for_anyone other_work freelance* anyone_else nobody_else somebody_else other_employer*',
    sharing: 'share* sharing sell_my pass_on passed_on third_part* partners group_compan*',
    subletting: 'sublet* sub_let* airbnb lodger* rent_out rent_it rent_my subtenan*',
    'time-off': 'holiday* vacation* leave_days annual_leave days_off time_off working_days',
    tips: 'tip tips gratuit* service_charge',
    training: 'training course courses study exam* tuition',
    transfer: 'transfer* assign* hand_over hand_on pass_on give_away someone_else friend',
    trial: 'trial probation* test_period',
    withdrawal:
      'change_my_mind changing_your_mind change_your_mind cooling_off withdraw* within_14 14_days fourteen_days regret* refund* money_back comes_back not_returned',
  },
};
